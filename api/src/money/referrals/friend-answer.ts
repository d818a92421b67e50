import type { FriendState, ReferredFriend } from '@aangan/shared-kit/contracts/referrals';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { REFERRAL_CAMPAIGN } from '../rewards/public.ts';
import type { ReferralRow } from './referrals.tables.ts';

/** @param friendName null once the friend's account is deleted */
export function friendAnswer(row: ReferralRow, friendName: string | null, now: number): ReferredFriend {
  return {
    id: row.id,
    name: shortName(friendName ?? ''),
    state: friendState(row, now),
    joinedAt: row.joinedAt.getTime(),
    qualifiesUntil: qualifiesUntil(row),
    amount: row.inviterPaid === 'paid' ? REFERRAL_CAMPAIGN.inviterPaise / 100 : null,
  };
}

function friendState(row: ReferralRow, now: number): FriendState {
  if (row.state === 'credited') return row.inviterPaid === 'paid' ? 'credited' : 'counted';
  if (row.state === 'refused') return 'not-credited';
  if (row.qualifiedAt === null && now > qualifiesUntil(row)) return 'lapsed';
  return row.state === 'held' ? 'checking' : 'joined';
}

function qualifiesUntil({ joinedAt }: ReferralRow): number {
  return joinedAt.getTime() + REFERRAL_CAMPAIGN.qualifyWithinDays * DAY_MS;
}
