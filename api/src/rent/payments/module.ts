import { rentPaymentCalls, rentPaymentTopics } from '@aangan/shared-kit/contracts/rent-payments';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { ordersOf } from '../../money/orders/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { identityOf } from '../../people/identity/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { MONEY_UNDER_WAY } from '../landlords/public.ts';
import { dueReceipts } from './due-receipt.routes.ts';
import { dueHandlers } from './dues.routes.ts';
import { payoutBankOf } from './open-payout-bank.ts';
import { rentPaymentEvents, rentPaymentJobs } from './payments.jobs.ts';
import { payoutSettings } from './payout-settings.ts';
import { payoutWebhook } from './payout-webhook.routes.ts';
import { PAYOUT_HOLDS, RENT_SPLITS } from './ports.ts';
import { RENT_PAYMENT, rentPaymentSale } from './rent-payment.sale.ts';
import type { RentPaymentDeps } from './rent-payment-deps.ts';
import { rentPaymentTopicHandlers } from './rent-payments.live.ts';
import * as tables from './rent-payments.tables.ts';
import { deleteUnpaidDues, UNPAID_DAYS } from './retention.ts';
import { stepUpHandlers } from './step-up.ts';
import { isMoneyUnderWay } from './tenancies.queries.ts';
import { tenancyHandlers } from './tenancies.routes.ts';

/** Paying rent: tenancies, dues, payouts to landlords, and the ledger of money that is not ours. */
export const rentPayments = defineModule({
  name: 'rent/payments',
  calls: rentPaymentCalls,
  handlers(api) {
    const deps: RentPaymentDeps = {
      ...api.use(callDepsOf),
      idempotency: api.use(idempotencyOf),
      identity: api.use(identityOf),
      orders: api.use(ordersOf),
      splits: () => api.ask(RENT_SPLITS),
      isOpen: api.use(payoutBankOf) !== undefined,
    };
    return { ...stepUpHandlers(deps), ...tenancyHandlers(deps), ...dueHandlers(deps) };
  },
  topics: rentPaymentTopics,
  live: ({ database }) => rentPaymentTopicHandlers(database),
  routes(api) {
    const { app, database, events, settings } = api;
    dueReceipts(api.use(callDepsOf));
    const bank = api.use(payoutBankOf);
    if (bank) app.register((scope) => payoutWebhook(scope, database, { bank, events, now: settings.now }));
  },
  // Nobody holds or splits where no higher module answers; their own answers come later and replace these.
  provides(api) {
    api.provide(PAYOUT_HOLDS, { holds: async () => false });
    api.provide(RENT_SPLITS, { partsOf: async () => undefined });
    api.provide(MONEY_UNDER_WAY, isMoneyUnderWay);
  },
  jobs: rentPaymentJobs,
  events: rentPaymentEvents,
  payments: { [RENT_PAYMENT]: rentPaymentSale },
  tables,
  personalData: {
    tables: [
      { name: 'tenancies', table: tables.rentTenancy, onDeletion: { clear: { home: null } } },
      { name: 'rentShares', table: tables.rentShare, onDeletion: KEPT_FOR_LAW },
      { name: 'rentCodes', table: tables.rentStepUp, onDeletion: 'remove' },
    ],
  },
  retention: [{ name: 'rent that nobody paid', days: UNPAID_DAYS, remove: deleteUnpaidDues }],
  settings: payoutSettings,
});
