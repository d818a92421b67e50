import { reconciliationCalls } from '@aangan/shared-kit/contracts/reconciliation';
import type { Api } from '../../foundation/module/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { gatewayOf } from '../../money/payments/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import type { Book } from './book.ts';
import { gatewayBook } from './gateway-book.ts';
import { reconciliationJobs } from './reconciliation.jobs.ts';
import { reconciliationHandlers } from './reconciliation.routes.ts';
import * as tables from './reconciliation.tables.ts';

/** Compares our books of money each day with the files of gateway and bank. */
export const reconciliation = defineModule({
  name: 'rent/reconciliation',
  calls: reconciliationCalls,
  handlers: (api) =>
    reconciliationHandlers({
      database: api.database,
      sessions: api.use(sessionsOf),
      decisions: api.use(staffDecisionsOf),
      now: api.settings.now,
    }),
  staffQueues: [{ title: 'Differences of money', list: 'GET /api/v1/staff/rent-pay/differences', role: 'money' }],
  jobs(api) {
    const { app, database, jobs, settings } = api;
    reconciliationJobs({ database, books: booksOf(api), now: settings.now, log: app.log }, jobs);
  },
  tables,
});

function booksOf(api: Api): Book[] {
  const gateway = api.use(gatewayOf);
  return gateway ? [gatewayBook(api.database, gateway)] : [];
}
