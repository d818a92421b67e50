import type { Database } from '../../../foundation/database/public.ts';
import type { Jobs } from '../../../foundation/jobs/public.ts';
import type { Messages } from '../../../foundation/messages/public.ts';
import type { ApiSettings } from '../../../foundation/server/public.ts';
import { planDropMessages } from './plan-drop-messages.ts';
import { sendDropMessages } from './send-drop-messages.ts';

export const PRICE_DROPS_JOB = 'price-drops';

/** Notifies people when the price of a shortlisted home drops. */
export function priceDropJobs(
  database: Database,
  { jobs, messages }: { readonly jobs: Jobs; readonly messages: Messages },
  { now, siteUrl, identityKey }: Pick<ApiSettings, 'now' | 'siteUrl' | 'identityKey'>,
): void {
  jobs.work(PRICE_DROPS_JOB, async () => {
    await planDropMessages(database, now());
    await sendDropMessages(database, { messages, now: now(), siteUrl, key: identityKey });
  });
  // Time zones differ by quarter hours, so nine o'clock anywhere falls on one.
  jobs.schedule(PRICE_DROPS_JOB, '*/15 * * * *');
}
