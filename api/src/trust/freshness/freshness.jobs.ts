import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { refreshCounts } from '../../search/listings/public.ts';
import { askOwners } from './ask-owners.ts';

export const FRESHNESS_JOB = 'freshness';

/**
 * Asks and warns owners and pauses unconfirmed listings every hour. Search pages follow at once, their totals within a
 * minute (search-stores.ts), the counts of places when this job is done.
 */
export function freshnessJobs(
  database: Database,
  parts: { readonly jobs: Jobs; readonly messages: Messages; readonly identityKey: string; readonly now: () => number },
): void {
  const { jobs, messages, identityKey, now } = parts;
  jobs.work(FRESHNESS_JOB, async () => {
    const paused = await askOwners({ database, messages, key: identityKey, now });
    if (paused) await refreshCounts(database);
  });
  jobs.schedule(FRESHNESS_JOB, '5 * * * *');
}
