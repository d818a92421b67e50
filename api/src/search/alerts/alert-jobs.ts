import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import { alertMatch, alertMessage } from './alerts.tables.ts';
import { matchListings, NIGHTLY_OVERLAP_MS } from './match-listings.ts';
import { planMessages } from './plan-messages.ts';
import { sendMessages } from './send-messages.ts';

export const ALERTS_JOB = 'alerts';
const NIGHTLY_ALERTS_JOB = 'alerts-nightly';

const DAY_MS = 86_400_000;
/** Days that a home is remembered as found: listings are matched within a week of their posting. */
const MATCHES_DAYS = 90;
/** Days that the link of a message stops its alerts. */
const MESSAGES_DAYS = 400;

/** Finds what is new for everybody's alerts, and tells them of it. */
export function alertJobs(
  database: Database,
  { jobs, messages }: { readonly jobs: Jobs; readonly messages: Messages },
  { now, siteUrl, identityKey }: Pick<ApiSettings, 'now' | 'siteUrl' | 'identityKey'>,
): void {
  jobs.work(ALERTS_JOB, async () => {
    await matchListings(database, now());
    await planMessages(database, now());
    await sendMessages(database, { messages, now: now(), siteUrl, key: identityKey });
  });
  jobs.schedule(ALERTS_JOB, '*/5 * * * *');
  jobs.work(NIGHTLY_ALERTS_JOB, async () => {
    await matchListings(database, now(), NIGHTLY_OVERLAP_MS);
    await forgetOld(database, now());
  });
  jobs.schedule(NIGHTLY_ALERTS_JOB, '50 3 * * *');
}

async function forgetOld(database: Database, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS);
  await database.delete(alertMatch).where(lt(alertMatch.foundAt, before(MATCHES_DAYS)));
  await database.delete(alertMessage).where(lt(alertMessage.createdAt, before(MESSAGES_DAYS)));
}
