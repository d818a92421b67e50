import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { rawBodies } from '../../foundation/server/public.ts';
import { genuine } from '../../money/payments/public.ts';
import type { PayoutBank } from './payout-bank.ts';
import { settlePayout } from './settle-payout.ts';

/** Where the bank sends its news. */
export const payoutWebhookPath = (bank: string) => `/api/v1/rent-pay/payout-webhooks/${bank}`;

/** Larger than any webhook. */
const BODY_LIMIT = 64 * 1024;

interface WebhookDeps {
  readonly bank: PayoutBank;
  readonly events: Pick<Events, 'emit'>;
  readonly now: () => number;
}

/** Receives the bank's webhooks. 200 means that all of it is committed; else the bank sends it again. */
export async function payoutWebhook(
  app: FastifyInstance,
  database: Database,
  { bank, events, now }: WebhookDeps,
): Promise<void> {
  rawBodies(app, BODY_LIMIT);
  app.post(
    payoutWebhookPath(bank.name),
    { schema: { hide: true }, config: { outside: true } },
    async ({ body, headers, log }, reply) => {
      const facts = genuine(() => bank.readWebhook({ rawBody: String(body), headers }));
      const outcome = facts
        ? await database.transaction((transaction) => settlePayout(transaction, events, facts, new Date(now())))
        : 'of no interest';
      log.info({ bank: bank.name, payout: facts?.key, outcome }, 'Payout webhook');
      return reply.header('cache-control', 'no-store').send({ outcome });
    },
  );
}
