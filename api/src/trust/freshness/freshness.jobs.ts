import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { refreshCounts } from '../../search/listings/public.ts';
import { askOwners } from './ask-owners.ts';

export const FRESHNESS_JOB = 'freshness';

/**
 * Asks and warns owners and pauses unconfirmed listings every hour. Search pages follow at once, their totals within a
 * minute (search-stores.ts), the counts of places when this job is done.
 */
export function freshnessJobs({ database, jobs, messages, identityKey, now }: NoticeDeps): void {
  jobs.work(FRESHNESS_JOB, async () => {
    const paused = await askOwners({ database, messages, key: identityKey, now });
    if (paused) await refreshCounts(database);
  });
  jobs.schedule(FRESHNESS_JOB, '5 * * * *');
}
