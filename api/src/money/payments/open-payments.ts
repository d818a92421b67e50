import type { Api } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { checkoutRoute } from './checkout.ts';
import type { EffectsByPurpose } from './effects-by-purpose.ts';
import type { PaymentGateway } from './gateway.ts';
import { paymentJobs } from './payments.jobs.ts';
import { webhookRoute } from './webhook-route.ts';

/** The payment gateway; undefined where payments are closed. */
export function gatewayOf({ database, settings: { gateway, now } }: Api): PaymentGateway | undefined {
  return gateway?.(database, now);
}

function effectsOf({ modules }: Pick<Api, 'modules'>): EffectsByPurpose {
  return new Map(modules.flatMap(({ payments = {} }) => Object.entries(payments)));
}

/** What a gateway needs besides the calls: checkout, webhooks and reconciliation. Nothing where payments are closed. */
export function paymentRoutes(api: Api): void {
  const gateway = api.use(gatewayOf);
  if (!gateway) return;
  const { app, database, jobs, settings } = api;
  const effects = effectsOf(api);
  checkoutRoute(app, database, gateway, settings, api.use(sessionsOf));
  app.register(async (scope) => webhookRoute(scope, database, { gateway, effects, now: settings.now }));
  paymentJobs(database, { gateway, effects, jobs, now: settings.now, log: app.log });
}
