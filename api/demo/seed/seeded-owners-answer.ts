import { sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import type { Jobs } from '../../src/foundation/jobs/public.ts';

const SEEDED_OWNERS_JOB = 'seeded-owners-answer';

/** How many of ten questions are answered. */
const ANSWERED_OF_TEN = 9;
/** Owners who were silent for this long before the question stay silent. */
const SILENT_DAYS = 14;

/**
 * Answers availability questions for owners of seeded listings if messages reach nobody; otherwise a development site
 * would be empty after two weeks. The answer comes within a day and is deterministic. Real owners, whose numbers do not
 * start with 0, are not affected.
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
