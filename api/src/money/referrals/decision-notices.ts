import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Transaction } from '../../foundation/database/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { accountOfId, reminderChannel } from '../../people/accounts/public.ts';
import { referralById } from './referrals.queries.ts';
import type { ReferralRow } from './referrals.tables.ts';

const JOB = 'tell-of-referral';

export interface DecisionNotices {
  /** Tells inviter and friend what staff decided once the transaction commits, outside their quiet hours. */
  send(transaction: Transaction, decided: Pick<ReferralRow, 'id' | 'inviterId' | 'friendId'>): Promise<void>;
}

interface Told {
  readonly referralId: string;
  readonly accountId: string;
}

/** Messages about referrals that staff have decided. The queue carries ids alone. */
export function decisionNotices({ database, jobs, messages, now }: NoticeDeps): DecisionNotices {
  jobs.work<Told>(JOB, async (told) => {
    const [person, row] = await Promise.all([
      accountOfId(database, told.accountId),
      referralById(database, told.referralId),
    ]);
    const way = person && reminderChannel(person);
    if (!way || !row?.decidedBy) return;
    const until = quietUntil(person, now());
    if (until !== undefined) return jobs.send(JOB, told, { startAfter: new Date(until) });
    const key = `referral ${told.referralId} ${told.accountId}`;
    await messages.send(
      row.state === 'refused'
        ? { ...way, template: 'referral-refused', values: { reason: row.decision ?? '' }, key }
        : { ...way, template: 'referral-released', values: { next: nextOf(row, told.accountId) }, key },
    );
  });
  return {
    async send(transaction, { id: referralId, inviterId, friendId }) {
      for (const accountId of [inviterId, friendId]) {
        await jobs.send(JOB, { referralId, accountId }, { transaction });
      }
    },
  };
}

/** What a released referral brings this person. */
function nextOf({ state, inviterId, inviterPaid }: ReferralRow, accountId: string): string {
  if (state !== 'credited') return 'The credit comes with the friend’s first contact with an owner.';
  if (accountId !== inviterId || inviterPaid === 'paid') return 'The credit is in your wallet.';
  return 'Your friend got their credit. You had reached your monthly limit.';
}
