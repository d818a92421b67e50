import { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { listingCheckJobs } from './listing-checks.jobs.ts';
import { listingCheckHandlers } from './listing-checks.routes.ts';
import * as tables from './listing-checks.tables.ts';

/** Duplicates, scams and brokers. */
export const listingChecks = defineModule({
  name: 'trust/listing-checks',
  calls: listingCheckCalls,
  handlers: (api) => listingCheckHandlers(api.use(staffCallDepsOf)),
  jobs: (api) => listingCheckJobs(api.use(noticeDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'brokerCheck', table: tables.accountCheck, hidden: ['rules'], onDeletion: 'remove' }],
  },
  staffQueues: [
    { title: 'Held listings', list: 'GET /api/v1/staff/held-listings', role: 'listings' },
    { title: 'Probable brokers', list: 'GET /api/v1/staff/probable-brokers', role: 'listings' },
  ],
});
