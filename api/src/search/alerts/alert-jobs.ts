import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { matchListings, NIGHTLY_OVERLAP_MS } from './match-listings.ts';
import { planMessages } from './plan-messages.ts';
import { sendMessages } from './send-messages.ts';

export const ALERTS_JOB = 'alerts';
const NIGHTLY_ALERTS_JOB = 'alerts-nightly';

/** Finds new homes for all alerts and notifies their owners. */
export function alertJobs({ database, jobs, messages, now, siteUrl, identityKey }: NoticeDeps): void {
  jobs.work(ALERTS_JOB, async () => {
    await matchListings(database, now());
    await planMessages(database, now());
    await sendMessages(database, { messages, now: now(), siteUrl, key: identityKey });
  });
  jobs.schedule(ALERTS_JOB, '*/5 * * * *');
  jobs.work(NIGHTLY_ALERTS_JOB, async () => {
    await matchListings(database, now(), NIGHTLY_OVERLAP_MS);
  });
  jobs.schedule(NIGHTLY_ALERTS_JOB, '50 3 * * *');
}
