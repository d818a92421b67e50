import type { Api } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { applyFacts } from './apply-event.ts';
import { checkoutRoute, openAtGateway } from './checkout.ts';
import { countedEffects } from './counted-effects.ts';
import type { OrderFacts, PaymentGateway } from './gateway.ts';
import { REFUND_EFFECTS } from './payment-effects.ts';
import { paymentJobs } from './payments.jobs.ts';
import { paymentOf } from './payments.queries.ts';
import { webhookRoute } from './webhook-route.ts';

/** The payment gateway; undefined where payments are closed. */
export function gatewayOf({ database, settings: { gateway, now } }: Api): PaymentGateway | undefined {
  return gateway?.(database, now);
}

/** Opens a payment at the gateway before its page is visited, for a QR code or a request to a UPI address. */
export function openPaymentOf(api: Api): (accountId: string, paymentId: string) => Promise<void> {
  const { database, settings } = api;
  const gateway = api.use(gatewayOf);
  return async (accountId, paymentId) => {
    const payment = await paymentOf(database, accountId, paymentId);
    if (gateway && payment) await openAtGateway({ database, gateway, siteUrl: settings.siteUrl }, payment);
  };
}

/** Applies what the gateway says about an order that it collects in another way than by its page. */
export function paymentNewsOf(api: Api): (facts: OrderFacts, at: Date) => Promise<void> {
  const { database } = api;
  const gateway = api.use(gatewayOf);
  return async (facts, at) => {
    if (gateway) await applyFacts({ database, effects: api.use(countedEffects) }, gateway.name, facts, at);
  };
}

/** What a gateway needs besides the calls: checkout, webhooks and reconciliation. Nothing where payments are closed. */
export function paymentRoutes(api: Api): void {
  const gateway = api.use(gatewayOf);
  if (!gateway) return;
  const { app, database, jobs, settings } = api;
  const { now, siteUrl } = settings;
  const effects = api.use(countedEffects);
  const refunds = api.ask(REFUND_EFFECTS);
  checkoutRoute(app, { database, gateway, siteUrl, now }, api.use(sessionsOf));
  app.register(async (scope) => webhookRoute(scope, database, { gateway, effects, refunds, now }));
  paymentJobs(database, { gateway, effects, jobs, now, log: app.log });
}
