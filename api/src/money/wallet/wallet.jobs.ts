import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import { forgetAnswers } from '../../people/idempotency/idempotency.ts';
import { expireCredits } from './credits.ts';

/** Every ten minutes credits lapse whose time is over; every night the answers of repeated calls are forgotten. */
export function walletJobs(database: Database, { jobs, now }: { jobs: Jobs; now: () => number }): void {
  jobs.work('wallet-expire-credits', async () => {
    await expireCredits(database, new Date(now()));
  });
  jobs.schedule('wallet-expire-credits', '*/10 * * * *');
  jobs.work('idempotency-forget', async () => forgetAnswers(database, new Date(now())));
  jobs.schedule('idempotency-forget', '40 3 * * *');
}
