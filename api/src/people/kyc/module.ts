import { kycCalls } from '@aangan/shared-kit/contracts/kyc';
import { eq } from 'drizzle-orm';
import { auditOf } from '../../foundation/audit/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../sessions/public.ts';
import { staffCallDepsOf, staffPapersOf } from '../staff/public.ts';
import { kycHandlers } from './kyc.routes.ts';
import * as tables from './kyc.tables.ts';
import { kycDocuments } from './kyc-documents.routes.ts';
import { kycUpload } from './kyc-upload.ts';
import { sealPlainPans } from './seal-plain-pans.ts';

const SEAL_PANS_JOB = 'kyc-seal-pans';

/** Proof of identity: documents, and what staff decide about them. */
export const kyc = defineModule({
  name: 'people/kyc',
  calls: kycCalls,
  handlers: (api) => kycHandlers({ ...api.use(staffCallDepsOf), audit: api.use(auditOf) }),
  routes: (api) =>
    kycDocuments(api.app, api.database, api.settings, {
      sessions: api.use(sessionsOf),
      staffPapers: api.use(staffPapersOf),
    }),
  jobs({ database, jobs, settings }) {
    jobs.work(SEAL_PANS_JOB, () => sealPlainPans(database, settings.sealedText));
    jobs.schedule(SEAL_PANS_JOB, '20 * * * *');
  },
  tables,
  personalData: {
    tables: [
      { name: 'kycDocuments', table: tables.kycDocument, hidden: ['fileKey'], onDeletion: 'remove' },
      { name: 'kyc', table: tables.kyc, hidden: ['decidedBy', 'panSealed', 'plainPan'], onDeletion: 'remove' },
    ],
    async files(transaction, accountId) {
      const { kycDocument } = tables;
      const rows = await transaction
        .select({ key: kycDocument.fileKey })
        .from(kycDocument)
        .where(eq(kycDocument.accountId, accountId));
      return rows.map(({ key }) => key);
    },
  },
  uploads: { 'kyc-document': kycUpload },
  staffQueues: [{ title: 'Proof of identity', list: 'GET /api/v1/staff/kyc', role: 'verification' }],
});
