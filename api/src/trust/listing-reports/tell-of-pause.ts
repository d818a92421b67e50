import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import { ownedListing, personById } from '../../meeting/contacts/contacts.queries.ts';
import { REPORTED, reasonLabels, waitingOn } from './listing-reports.queries.ts';

const JOB = 'tell-owner-of-pause';

export interface PauseNotices {
  /** Has the owner told that reports paused a listing: at once, or when their quiet hours are over. */
  tell(listingId: string, at: Date): Promise<void>;
}

/** Tells owners that reports have paused a listing, and how to answer; never who reported. */
export function pauseNotices(
  database: Database,
  { jobs, messages, now }: { readonly jobs: Jobs; readonly messages: Messages; readonly now: () => number },
): PauseNotices {
  jobs.work<{ listingId: string; key: string }>(JOB, async ({ listingId, key }) => {
    const home = await ownedListing(database, listingId);
    const owner = home?.ownerId ? await personById(database, home.ownerId) : undefined;
    // Answered meanwhile, or nobody to tell.
    if (!home || !owner?.phone || home.inactiveReason !== REPORTED) return;
    const until = quietUntil(owner, now());
    if (until !== undefined) return jobs.send(JOB, { listingId, key }, { startAfter: new Date(until) });
    const reasons = reasonLabels(await waitingOn(database, listingId));
    await messages.send({
      to: { phone: owner.phone },
      channel: 'SMS',
      template: 'listing-paused',
      values: { listing: home.title, reasons: reasons.join('; ') },
      key,
    });
  });
  return {
    tell: (listingId, at) => {
      const key = `pause ${listingId} ${at.getTime()}`;
      return jobs.send(JOB, { listingId, key }, { key });
    },
  };
}
