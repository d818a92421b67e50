import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { WebhookRefused } from '../../money/payments/public.ts';
import type { PayoutBank, PayoutFacts } from './payout-bank.ts';
import { settlePayout } from './settle-payout.ts';

/** Where a bank says what became of a payout. */
export const payoutWebhookPath = (bank: string) => `/api/v1/rent-pay/webhooks/${bank}`;

/** Larger than any webhook. */
const BODY_LIMIT = 64 * 1024;

interface WebhookDeps {
  readonly database: Database;
  readonly bank: PayoutBank;
  readonly events: Pick<Events, 'emit'>;
  readonly now: () => number;
}

/** Receives the bank's webhooks. 200 means that all of it is committed; after another status the bank sends it again. */
export function payoutWebhook(app: FastifyInstance, { database, bank, events, now }: WebhookDeps): void {
  void app.register(async (scope) => {
    // The signature covers the raw body, byte for byte.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      payoutWebhookPath(bank.name),
      { schema: { hide: true }, config: { outside: true } },
      async ({ body, headers }, reply) => {
        const facts = genuine(() => bank.readWebhook({ rawBody: String(body), headers }));
        const isKnown =
          !facts || (await database.transaction((tx) => settlePayout(tx, events, facts, new Date(now()))));
        return reply
          .code(isKnown ? 200 : 404)
          .header('cache-control', 'no-store')
          .send({});
      },
    );
  });
}

function genuine(read: () => PayoutFacts | undefined): PayoutFacts | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WebhookRefused) throw new CallError(401, `Webhook refused: ${error.message}.`);
    throw error;
  }
}
