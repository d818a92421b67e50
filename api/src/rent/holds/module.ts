import { AGREEMENT_UPLOAD } from '@aangan/shared-kit/contracts/rent-agreements';
import { rentHoldCalls } from '@aangan/shared-kit/contracts/rent-holds';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { staffCallDepsOf, staffPapersOf } from '../../people/staff/public.ts';
import { landlordOf } from '../landlords/public.ts';
import { PAYOUT_HOLDS, payoutMovesOf } from '../payments/public.ts';
import { agreementUpload } from './agreement-upload.ts';
import { endHolds } from './end-holds.ts';
import { holdPapers } from './hold-papers.ts';
import { holdPayout } from './hold-payout.ts';
import { holdHandlers } from './rent-holds.routes.ts';
import * as tables from './rent-holds.tables.ts';

const END_HOLDS_JOB = 'rent-holds-end';

/** Payouts of rent that wait because something about them looks like fraud. */
export const rentHolds = defineModule({
  name: 'rent/holds',
  calls: rentHoldCalls,
  handlers: (api) => holdHandlers({ ...api.use(staffCallDepsOf), moves: api.use(payoutMovesOf) }),
  routes: (api) => holdPapers(api.database, api.use(staffPapersOf)),
  staffQueues: [{ title: 'Held payouts of rent', list: 'GET /api/v1/staff/rent-holds', role: 'money' }],
  jobs(api) {
    const { database, jobs, settings } = api;
    jobs.work(END_HOLDS_JOB, () => endHolds(database, api.use(payoutMovesOf), new Date(settings.now())));
    jobs.schedule(END_HOLDS_JOB, '25 * * * *');
  },
  provides: (api) =>
    api.provide(PAYOUT_HOLDS, {
      async holds(transaction, due, at) {
        const landlord = await landlordOf(transaction, due.landlordId);
        return landlord !== undefined && holdPayout(transaction, api.settings.sealedText, { due, landlord }, at);
      },
    }),
  uploads: { [AGREEMENT_UPLOAD]: agreementUpload },
  tables,
  personalData: {
    tables: [
      { name: 'rentHolds', table: tables.rentHold, people: [tables.rentHold.answeredBy], onDeletion: KEPT_FOR_LAW },
    ],
  },
});
