import { OWNERSHIP_UPLOAD, ownershipCalls } from '@aangan/shared-kit/contracts/ownership';
import { auditOf } from '../../foundation/audit/public.ts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf, staffPapersOf } from '../../people/staff/public.ts';
import { decisionNotices } from './notify-of-decision.ts';
import { ownershipHandlers } from './ownership.routes.ts';
import * as tables from './ownership.tables.ts';
import { ownershipPapers } from './ownership-papers.ts';
import { ownershipUpload } from './ownership-upload.ts';

/** The proof that a listing is its owner’s. */
export const ownership = defineModule({
  name: 'trust/ownership',
  calls: ownershipCalls,
  handlers: (api) =>
    ownershipHandlers({
      ...api.use(staffCallDepsOf),
      audit: api.use(auditOf),
      notices: decisionNotices(api.use(noticeDepsOf)),
    }),
  routes: (api) => ownershipPapers(api.database, api.use(staffPapersOf)),
  tables,
  personalData: {
    tables: [{ name: 'ownershipProofs', table: tables.ownershipProof, onDeletion: 'remove' }],
  },
  uploads: { [OWNERSHIP_UPLOAD]: ownershipUpload },
  staffQueues: [{ title: 'Ownership documents', list: 'GET /api/v1/staff/ownership', role: 'verification' }],
});
