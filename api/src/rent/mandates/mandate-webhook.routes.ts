import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { rawBodies } from '../../foundation/server/public.ts';
import { genuine } from '../../money/payments/public.ts';
import type { MandateBank, MandateNews } from './mandate-bank.ts';
import { MANDATES_JOB } from './mandates.jobs.ts';
import { rentDebit, rentMandate } from './mandates.tables.ts';

/** Where the gateway sends its news of mandates. */
export const mandateWebhookPath = (bank: string) => `/api/v1/rent-pay/mandate-webhooks/${bank}`;

/** Larger than any webhook. */
const BODY_LIMIT = 64 * 1024;

interface WebhookDeps {
  readonly bank: MandateBank;
  readonly jobs: Jobs;
  readonly now: () => number;
}

/** Receives the gateway's webhooks. They only say what to ask about, so that late and repeated ones are harmless. */
export async function mandateWebhook(
  app: FastifyInstance,
  database: Database,
  { bank, jobs, now }: WebhookDeps,
): Promise<void> {
  rawBodies(app, BODY_LIMIT);
  app.post(
    mandateWebhookPath(bank.name),
    { schema: { hide: true }, config: { outside: true } },
    async ({ body, headers }, reply) => {
      const news = genuine(() => bank.readWebhook({ rawBody: String(body), headers }));
      const isOurs = await markForWork(database, news, new Date(now()));
      if (isOurs) await jobs.send(MANDATES_JOB, {});
      return reply.header('cache-control', 'no-store').send({ outcome: isOurs ? 'asked about' : 'of no interest' });
    },
  );
}

async function markForWork(
  database: Database,
  { registration, token, order }: MandateNews,
  workAt: Date,
): Promise<boolean> {
  const ofMandate = or(
    registration === undefined ? undefined : eq(rentMandate.registration, registration),
    token === undefined ? undefined : eq(rentMandate.token, token),
  );
  // One that has ended and is known to the gateway has no news for us.
  const hasNews = ofMandate && and(ofMandate, or(ne(rentMandate.state, 'ended'), isNull(rentMandate.token)));
  const mandates = hasNews ? await database.update(rentMandate).set({ workAt }).where(hasNews).returning() : [];
  if (order === undefined) return mandates.length > 0;
  // A debit that was announced only keeps its time.
  const ofDebit = and(eq(rentDebit.gatewayOrder, order), eq(rentDebit.state, 'asked'));
  const debits = await database.update(rentDebit).set({ workAt }).where(ofDebit).returning();
  return mandates.length + debits.length > 0;
}
