import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Transaction } from '../../foundation/database/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { accountOfId, reminderChannel } from '../../people/accounts/public.ts';
import { ownListing, proofOf } from './ownership.queries.ts';

const JOB = 'tell-owner-of-papers';

export interface DecisionNotices {
  /** Tells the owner what staff decided once the transaction commits, outside quiet hours. */
  send(transaction: Transaction, proof: { readonly listingId: string; readonly accountId: string }): Promise<void>;
}

interface Decided {
  readonly listingId: string;
  readonly accountId: string;
}

/** Messages to owners whose papers were verified or refused. The queue carries ids alone. */
export function decisionNotices({ database, jobs, messages, now }: NoticeDeps): DecisionNotices {
  jobs.work<Decided>(JOB, async (decided) => {
    const { listingId, accountId } = decided;
    const [owner, home, proof] = await Promise.all([
      accountOfId(database, accountId),
      ownListing(database, accountId, listingId),
      proofOf(database, listingId),
    ]);
    const way = owner && reminderChannel(owner);
    // Other papers were sent meanwhile, or there is nobody to tell.
    if (!owner || !way || !home || !proof?.decidedAt || proof.accountId !== accountId) return;
    const until = quietUntil(owner, now());
    if (until !== undefined) return jobs.send(JOB, decided, { startAfter: new Date(until) });
    const key = `papers ${listingId} ${proof.decidedAt.getTime()}`;
    const values = { home: home.title, id: listingId };
    await messages.send(
      proof.state === 'verified'
        ? { ...way, template: 'papers-verified', values, key }
        : { ...way, template: 'papers-refused', values: { ...values, reason: proof.reason ?? '' }, key },
    );
  });
  return {
    send: (transaction, { listingId, accountId }) => jobs.send(JOB, { listingId, accountId }, { transaction }),
  };
}
