import { rentPaymentCalls, rentPaymentTopics } from '@aangan/shared-kit/contracts/rent-payments';
import { messagesOf } from '../../foundation/messages/public.ts';
import { type Api, defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { ordersOf } from '../../money/orders/public.ts';
import { askRefund, refundDepsOf } from '../../money/refunds/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { identityOf } from '../../people/identity/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { MONEY_UNDER_WAY } from '../landlords/public.ts';
import { RENT_PAYMENT } from './client-money.ts';
import { dueHandlers } from './dues.routes.ts';
import { type GiveBack, giveBackShares } from './give-back.ts';
import { payoutSettings } from './payout-settings.ts';
import { payoutWebhook } from './payout-webhook.ts';
import { PAYOUTS_JOB } from './payouts-job.ts';
import { HOLDS } from './ports.ts';
import { rentNews } from './rent-news.ts';
import { rentPaymentSale } from './rent-payment.sale.ts';
import { rentPaymentTopicHandlers } from './rent-payments.live.ts';
import * as tables from './rent-payments.tables.ts';
import { receiptsOfArrivedRent } from './rent-receipt-of-share.ts';
import { sendPayouts } from './send-payouts.ts';
import { stepUpHandlers } from './step-up.routes.ts';
import { isMoneyUnderWay } from './tenancies.queries.ts';
import { tenancyHandlers } from './tenancies.routes.ts';
import { termsHandlers } from './terms.routes.ts';

/** Rent and bills: collected from payers, and sent to landlords. */
export const rentPayments = defineModule({
  name: 'rent/payments',
  calls: rentPaymentCalls,
  handlers: (api) => {
    const { database, settings } = api;
    const sessions = api.use(sessionsOf);
    const deps = { database, sessions, idempotency: api.use(idempotencyOf), now: settings.now };
    return {
      ...termsHandlers(api.app, deps),
      ...stepUpHandlers({ identity: api.use(identityOf), sessions, now: settings.now }),
      ...tenancyHandlers(deps),
      ...dueHandlers({ ...deps, orders: api.use(ordersOf), jobs: api.jobs, isOpen: settings.rentBank !== undefined }),
    };
  },
  topics: rentPaymentTopics,
  live: ({ database }) => rentPaymentTopicHandlers(database),
  provides: (api) => api.provide(MONEY_UNDER_WAY, (database, landlordId) => isMoneyUnderWay(database, { landlordId })),
  payments: { [RENT_PAYMENT]: rentPaymentSale },
  routes: (api) => {
    const bank = api.use(bankOf);
    const { app, database, events, settings } = api;
    if (bank) payoutWebhook(app, { database, bank, events, now: settings.now });
  },
  jobs: (api) => {
    const { app, database, events, jobs, settings } = api;
    const bank = api.use(bankOf);
    const giveBack = giveBackOf(api);
    jobs.work(PAYOUTS_JOB, async () => {
      await giveBackShares(database, giveBack, new Date(settings.now()));
      if (!bank) return;
      await sendPayouts({
        database,
        bank,
        sealedText: settings.sealedText,
        events,
        isHeld: (transaction, ahead) => api.ask(HOLDS)(transaction, ahead),
        now: settings.now,
        onTrouble: (payoutId, error) =>
          app.log.warn({ payoutId, err: error }, 'The bank did not answer about a payout'),
      });
    });
    jobs.schedule(PAYOUTS_JOB, '* * * * *');
  },
  events: (api) => {
    const { database, events, settings } = api;
    rentNews({ database, messages: api.use(messagesOf), sealedText: settings.sealedText }, events);
    receiptsOfArrivedRent(database, settings.sealedText, events);
  },
  settings: payoutSettings,
  tables,
  personalData: {
    tables: [
      {
        name: 'rentHomes',
        table: tables.rentTenancy,
        people: [tables.rentTenancy.accountId],
        onDeletion: KEPT_FOR_LAW,
      },
      { name: 'rentPayments', table: tables.rentShare, people: [tables.rentShare.accountId], onDeletion: KEPT_FOR_LAW },
      { name: 'rentCodes', table: tables.rentStepUp, people: [tables.rentStepUp.accountId], onDeletion: 'remove' },
    ],
  },
});

function bankOf({ database, jobs, settings }: Api) {
  return settings.rentBank?.({ database, jobs, now: settings.now });
}

/** Refunds of whole orders. */
function giveBackOf(api: Api): GiveBack {
  const deps = api.use(refundDepsOf);
  return async (transaction, { key, orderId, paise, reason }, at) => {
    await askRefund(transaction, deps, { key, orderId, paise, reason }, at);
  };
}
