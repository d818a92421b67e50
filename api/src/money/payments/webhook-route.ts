import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { rawBodies } from '../../foundation/server/public.ts';
import { applyEvent } from './apply-event.ts';
import { applyRefundEvent } from './apply-refund-event.ts';
import type { GatewayEvent, PaymentGateway, RefundEvent } from './gateway.ts';
import { genuine } from './genuine-webhook.ts';
import type { PaymentEffects, RefundEffects } from './payment-effects.ts';

export const webhookPath = (gateway: string) => `/api/v1/payments/webhooks/${gateway}`;

/** Larger than any webhook. */
const BODY_LIMIT = 64 * 1024;

interface WebhookDeps {
  readonly gateway: PaymentGateway;
  readonly effects: PaymentEffects;
  readonly refunds: RefundEffects;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Receives the gateway's webhooks. 200 means that all of it is committed; after any other status the gateway sends it
 * again.
 */
export async function webhookRoute(
  app: FastifyInstance,
  database: Database,
  { gateway, effects, refunds, now }: WebhookDeps,
): Promise<void> {
  async function applied(event: GatewayEvent | RefundEvent | undefined): Promise<string> {
    if (!event) return 'of no interest';
    const deps = { database, effects, refunds };
    if (event.kind === 'refund') return applyRefundEvent(deps, gateway.name, event, new Date(now()));
    return applyEvent(deps, gateway.name, event, new Date(now()));
  }

  await app.register(async (scope) => {
    rawBodies(scope, BODY_LIMIT);
    scope.post(
      webhookPath(gateway.name),
      { schema: { hide: true }, config: { outside: true } },
      async ({ body, headers, log }, reply) => {
        const event = genuine(() => gateway.readWebhook({ rawBody: String(body), headers }, now()));
        const outcome = await applied(event);
        log.info({ gateway: gateway.name, event: event?.eventId, outcome }, 'Payment webhook');
        return reply
          .code(outcome === 'unknown order' ? 404 : 200)
          .header('cache-control', 'no-store')
          .send({ outcome });
      },
    );
  });
}
