import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import type { heldReferrals } from './referrals.queries.ts';

type Held = Awaited<ReturnType<typeof heldReferrals>>[number];

/** A held referral as staff see it: names as friends know them, and no number. */
export function heldAnswer({
  referral: { id, inviterId, friendId, doubts, friendNetwork, joinedAt, qualifiedAt },
  inviterName,
  friendName,
  inviterFriends,
}: Held): CallAnswer<'GET /api/v1/staff/referrals'>['referrals'][number] {
  return {
    ...{ id, inviterId, friendId, inviterFriends },
    inviter: shortName(inviterName),
    friend: shortName(friendName),
    doubts: [...doubts],
    network: friendNetwork,
    joinedAt: joinedAt.getTime(),
    qualified: qualifiedAt !== null,
  };
}
