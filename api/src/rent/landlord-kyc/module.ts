import { rentLandlordKycCalls } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import { LANDLORD_PAPER_DAYS, LANDLORD_PAPER_UPLOAD } from '@aangan/shared-kit/domain/rent/landlord-papers';
import { auditOf } from '../../foundation/audit/public.ts';
import { messagesOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { staffDecisionsOf, staffPapersOf } from '../../people/staff/public.ts';
import { deleteOldPapers } from './landlord-kyc.queries.ts';
import { landlordKycHandlers } from './landlord-kyc.routes.ts';
import * as tables from './landlord-kyc.tables.ts';
import { landlordPaperUpload } from './landlord-papers.ts';
import { staffLandlordKycHandlers } from './staff-landlord-kyc.routes.ts';
import { landlordPapers } from './staff-papers.ts';

/** KYC of landlords: papers by the link of a message, and what staff decide about them. */
export const rentLandlordKyc = defineModule({
  name: 'rent/landlord-kyc',
  calls: rentLandlordKycCalls,
  handlers: (api) => {
    const deps = api.use(callDepsOf);
    return {
      ...landlordKycHandlers(deps),
      ...staffLandlordKycHandlers({
        ...deps,
        ...{ decisions: api.use(staffDecisionsOf), messages: api.use(messagesOf), audit: api.use(auditOf) },
      }),
    };
  },
  routes: (api) => landlordPapers(api.database, api.use(staffPapersOf)),
  uploads: { [LANDLORD_PAPER_UPLOAD]: landlordPaperUpload },
  staffQueues: [{ title: 'KYC of landlords', list: 'GET /api/v1/staff/landlord-kyc', role: 'verification' }],
  tables,
  retention: [{ name: 'papers of landlords', days: LANDLORD_PAPER_DAYS, remove: deleteOldPapers }],
});
