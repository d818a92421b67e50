import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { expireCredits } from './credits.ts';

/** Every ten minutes: credits lapse whose time is over. */
export function walletJobs(database: Database, { jobs, now }: { jobs: Jobs; now: () => number }): void {
  jobs.work('wallet-expire-credits', async () => {
    await expireCredits(database, new Date(now()));
  });
  jobs.schedule('wallet-expire-credits', '*/10 * * * *');
}
