import { reconciliationCalls } from '@aangan/shared-kit/contracts/reconciliation';
import { staffRentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { type Api, defineModule } from '../../foundation/module/public.ts';
import { gatewayOf } from '../../money/payments/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import { payoutBankOf } from '../payments/public.ts';
import { bankBook } from './bank-book.ts';
import type { Book } from './book.ts';
import { clientMoneyHandlers } from './client-money.routes.ts';
import { gatewayBook } from './gateway-book.ts';
import { reconciliationJobs } from './reconciliation.jobs.ts';
import { reconciliationHandlers } from './reconciliation.routes.ts';
import * as tables from './reconciliation.tables.ts';

/** Compares our books of money each day with the files of gateway and bank. */
export const reconciliation = defineModule({
  name: 'rent/reconciliation',
  calls: { ...reconciliationCalls, ...staffRentPaymentCalls },
  handlers: (api) => {
    const deps = api.use(callDepsOf);
    return {
      ...reconciliationHandlers({ ...deps, decisions: api.use(staffDecisionsOf) }),
      ...clientMoneyHandlers(deps),
    };
  },
  staffQueues: [{ title: 'Differences of money', list: 'GET /api/v1/staff/rent-pay/differences', role: 'money' }],
  jobs(api) {
    const { app, database, jobs, settings } = api;
    reconciliationJobs({ database, books: booksOf(api), now: settings.now, log: app.log }, jobs);
  },
  tables,
});

function booksOf(api: Api): Book[] {
  const gateway = api.use(gatewayOf);
  const bank = api.use(payoutBankOf);
  return [...(gateway ? [gatewayBook(api.database, gateway)] : []), ...(bank ? [bankBook(api.database, bank)] : [])];
}
