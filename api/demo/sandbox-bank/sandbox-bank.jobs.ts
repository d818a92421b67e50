import type { FastifyInstance } from 'fastify';
import type { Database } from '../../src/foundation/database/public.ts';
import { hmac } from '../../src/foundation/digests/public.ts';
import type { Jobs } from '../../src/foundation/jobs/public.ts';
import { payoutWebhookPath } from '../../src/rent/payments/public.ts';
import { SANDBOX_BANK, SANDBOX_BANK_JOB, SANDBOX_BANK_SECRET } from './sandbox-bank.ts';
import { nextChange, settleDuePayouts, wirePayout } from './sandbox-payouts.ts';

interface SandboxSettings {
  readonly jobs: Jobs;
  readonly now: () => number;
}

/** Changes the states of the sandbox's payouts when their time has come, and sends the webhooks. */
export function sandboxBankJobs(app: FastifyInstance, database: Database, { jobs, now }: SandboxSettings): void {
  jobs.work(SANDBOX_BANK_JOB, async () => {
    for (const payout of await settleDuePayouts(database, new Date(now()))) {
      const body = { event: `payout.${payout.status}`, payload: { payout: { entity: wirePayout(payout) } } };
      const payload = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(payload, SANDBOX_BANK_SECRET),
      };
      for (let sent = 0; sent < payout.webhooks; sent += 1) {
        await app.inject({ method: 'POST', url: payoutWebhookPath(SANDBOX_BANK), payload, headers });
      }
    }
    const next = await nextChange(database);
    if (next) await jobs.send(SANDBOX_BANK_JOB, {}, { startAfter: next, key: next.toISOString() });
  });
  // Changes that were due when the process stopped.
  jobs.schedule(SANDBOX_BANK_JOB, '* * * * *');
}
