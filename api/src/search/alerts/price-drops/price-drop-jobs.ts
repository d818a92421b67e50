import { lt } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/client.ts';
import type { Jobs } from '../../../foundation/jobs/jobs.ts';
import type { Messages } from '../../../foundation/messages/messages.ts';
import type { ApiSettings } from '../../../foundation/server/api-settings.ts';
import { planDropMessages } from './plan-drop-messages.ts';
import { priceDropMessage } from './price-drops.tables.ts';
import { sendDropMessages } from './send-drop-messages.ts';

export const PRICE_DROPS_JOB = 'price-drops';
const CLEAN_UP_JOB = 'price-drops-clean-up';

const DAY_MS = 86_400_000;
/** Days that the link of a message stops them. */
const MESSAGES_DAYS = 400;

/** Tells people that a home on their shortlist costs less. */
export function priceDropJobs(
  database: Database,
  { jobs, messages }: { readonly jobs: Jobs; readonly messages: Messages },
  { now, siteUrl, identityKey }: Pick<ApiSettings, 'now' | 'siteUrl' | 'identityKey'>,
): void {
  jobs.work(PRICE_DROPS_JOB, async () => {
    await planDropMessages(database, now());
    await sendDropMessages(database, { messages, now: now(), siteUrl, key: identityKey });
  });
  // Nine o'clock comes at quarters of ours: zones differ by so much.
  jobs.schedule(PRICE_DROPS_JOB, '*/15 * * * *');
  jobs.work(CLEAN_UP_JOB, async () => {
    const before = new Date(now() - MESSAGES_DAYS * DAY_MS);
    await database.delete(priceDropMessage).where(lt(priceDropMessage.createdAt, before));
  });
  jobs.schedule(CLEAN_UP_JOB, '55 3 * * *');
}
