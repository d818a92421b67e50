import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { applyEvent } from './apply-event.ts';
import { type GatewayEvent, type PaymentGateway, WebhookRefused } from './gateway.ts';
import type { PaymentEffects } from './payment-effects.ts';

export const webhookPath = (gateway: string) => `/api/v1/payments/webhooks/${gateway}`;

/** Larger than any webhook. */
const BODY_LIMIT = 64 * 1024;

interface WebhookDeps {
  readonly gateway: PaymentGateway;
  readonly effects: PaymentEffects;
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
  { gateway, effects, now }: WebhookDeps,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the raw body, byte for byte.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      webhookPath(gateway.name),
      { schema: { hide: true }, config: { outside: true } },
      async ({ body, headers, log }, reply) => {
        const event = genuine(() => gateway.readWebhook({ rawBody: String(body), headers }, now()));
        const outcome = event
          ? await applyEvent({ database, effects }, gateway.name, event, new Date(now()))
          : 'of no interest';
        log.info({ gateway: gateway.name, event: event?.eventId, outcome }, 'Payment webhook');
        return reply
          .code(outcome === 'unknown order' ? 404 : 200)
          .header('cache-control', 'no-store')
          .send({ outcome });
      },
    );
  });
}

function genuine(read: () => GatewayEvent | undefined): GatewayEvent | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WebhookRefused) throw new CallError(401, `Webhook refused: ${error.message}.`);
    throw error;
  }
}
