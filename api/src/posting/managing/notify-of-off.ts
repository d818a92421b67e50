import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Transaction } from '../../foundation/database/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { listingWithOwner, OWNER_PAUSED } from '../../search/listings/public.ts';

const JOB = 'tell-owner-that-listing-is-off';

/** What the message calls the state of a listing that its owner took off. */
const STATE_WORDS: Readonly<Record<string, string>> = {
  [OWNER_PAUSED]: 'paused',
  LETOUT: 'marked as let',
  SOLDOUT: 'marked as sold',
};

export interface OffNotices {
  /** Sends the link to reactivate once the transaction commits, outside the owner's quiet hours. */
  send(transaction: Transaction, listingId: string, at: Date): Promise<void>;
}

interface Off {
  readonly listingId: string;
  readonly key: string;
}

/** After a pause, a letting or a sale, owners get a link that brings the listing back. */
export function offNotices({ database, jobs, messages, now }: NoticeDeps): OffNotices {
  jobs.work<Off>(JOB, async ({ listingId, key }) => {
    const home = await listingWithOwner(database, listingId);
    const owner = home?.ownerId ? await personById(database, home.ownerId) : undefined;
    const state = STATE_WORDS[home?.inactiveReason ?? ''];
    // Brought back or deleted meanwhile, or no number.
    if (!home || !owner?.phone || !state) return;
    const until = quietUntil(owner, now());
    if (until !== undefined) return jobs.send(JOB, { listingId, key }, { startAfter: new Date(until) });
    await messages.send({
      ...{ to: { phone: owner.phone }, channel: 'SMS', template: 'listing-off', key },
      values: { home: home.title, state, id: listingId },
    });
  });
  return {
    send: (transaction, listingId, at) =>
      jobs.send(JOB, { listingId, key: `off ${listingId} ${at.getTime()}` }, { transaction }),
  };
}
