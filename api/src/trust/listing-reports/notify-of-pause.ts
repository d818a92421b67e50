import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { REPORTED, reasonLabels, waitingOn } from './listing-reports.queries.ts';

const JOB = 'tell-owner-of-pause';

export interface PauseNotices {
  /** Notifies the owner that reports paused a listing: at once, or after their quiet hours. */
  tell(listingId: string, at: Date): Promise<void>;
}

/** Notifies owners that reports have paused a listing and how to answer; never names the reporter. */
export function pauseNotices({ database, jobs, messages, now }: NoticeDeps): PauseNotices {
  jobs.work<{ listingId: string; key: string }>(JOB, async ({ listingId, key }) => {
    const home = await listingWithOwner(database, listingId);
    const owner = home?.ownerId ? await personById(database, home.ownerId) : undefined;
    // Answered meanwhile, or no owner to notify.
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
