import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { checkNew } from '../../trust/listing-checks/public.ts';
import { listingStateOf, postingState } from '../drafts/public.ts';

const POSTING_CHECKS_JOB = 'posting-checks';

interface PostedListing {
  readonly city: string;
  readonly listingId: string;
}

/** Sends a listing to the checks once the transaction commits. */
export function sendToChecks(
  transaction: Transaction,
  jobs: Pick<Jobs, 'send'>,
  listing: PostedListing,
): Promise<void> {
  return jobs.send(POSTING_CHECKS_JOB, listing, { transaction });
}

/**
 * Checks what was published, a moment after. One run checks all that waits in the city, so that the jobs of many owners
 * who publish at once find nothing left to do.
 */
export function publishingJobs(
  database: Database,
  { jobs, now }: { readonly jobs: Jobs; readonly now: () => number },
): void {
  jobs.work<PostedListing>(POSTING_CHECKS_JOB, async ({ city, listingId }) => {
    await checkNew(database, { jobs, now }, city);
    await database.transaction(async (transaction) => {
      const state = postingState(await listingStateOf(transaction, listingId), false);
      await emitLive(transaction, 'posting-state', listingId, { state });
    });
  });
}
