import type { NoticeDeps } from '../../../foundation/messages/public.ts';
import { planDropMessages } from './plan-drop-messages.ts';
import { sendDropMessages } from './send-drop-messages.ts';

export const PRICE_DROPS_JOB = 'price-drops';

/** Notifies people when the price of a shortlisted home drops. */
export function priceDropJobs({ database, jobs, messages, now, siteUrl, identityKey }: NoticeDeps): void {
  jobs.work(PRICE_DROPS_JOB, async () => {
    await planDropMessages(database, now());
    await sendDropMessages(database, { messages, now: now(), siteUrl, key: identityKey });
  });
  // Time zones differ by quarter hours, so nine o'clock anywhere falls on one.
  jobs.schedule(PRICE_DROPS_JOB, '*/15 * * * *');
}
