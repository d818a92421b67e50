import { sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/client.ts';
import type { Jobs } from '../../src/foundation/jobs/jobs.ts';

const SEEDED_OWNERS_JOB = 'seeded-owners-answer';

/** Of ten questions, so many are answered. */
const ANSWERED_OF_TEN = 9;
/** Who was silent for so long before being asked stays silent. */
const SILENT_DAYS = 14;

/**
 * Lets the owners of seeded listings answer whether these are still available, where messages reach nobody: else a
 * development site would be empty after two weeks. They answer within a day of being asked; the same question always has
 * the same answer. Real owners, whose numbers do not start with 0, are left alone.
 */
export function seededOwnersAnswer(database: Database, jobs: Jobs, now: () => number): void {
  jobs.work(SEEDED_OWNERS_JOB, async () => {
    const at = new Date(now());
    const dice = sql`abs(hashtext(l.id || p.about::text))`;
    await database.execute(sql`
      update listing l set confirmed_at = date_trunc('milliseconds', p.asked_at + ${dice} % 24 * interval '1 hour')
      from listing_ping p, listing_owner o, account a
      where p.listing_id = l.id and p.about = l.confirmed_at and l.active
        and o.listing_id = l.id and a.id = o.account_id and a.phone like '+910000______'
        and p.asked_at - p.about < ${`${SILENT_DAYS} days`}::interval
        and ${dice} % 10 < ${ANSWERED_OF_TEN} and p.asked_at + ${dice} % 24 * interval '1 hour' <= ${at}`);
  });
  jobs.schedule(SEEDED_OWNERS_JOB, '35 * * * *');
}
