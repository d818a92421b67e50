import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import { forgetPositions } from './visit-positions.ts';
import { slotHold, visitWish } from './visits.tables.ts';

const JOB = 'visit-clean-up';
const DAY_MS = 86_400_000;

/** Every night: holds that have run out, wishes whose time has passed, and where executives were. */
export function forgetOldVisits(
  database: Database,
  { jobs, now }: { readonly jobs: Jobs; readonly now: () => number },
): void {
  jobs.work(JOB, async () => {
    const dayAgo = new Date(now() - DAY_MS);
    await database.delete(slotHold).where(lt(slotHold.releaseAt, dayAgo));
    await database.delete(visitWish).where(lt(visitWish.untilAt, dayAgo));
    await forgetPositions(database, dayAgo);
  });
  jobs.schedule(JOB, '25 3 * * *');
}
