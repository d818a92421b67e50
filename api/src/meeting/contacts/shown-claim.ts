import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import type { ClaimReason, ReturnReason } from '@aangan/shared-kit/domain/contact-claim';
import { CLAIM_OPEN_MS, ownerAnswersUntil } from './contact-claims.ts';

/** Result of a left join with claims: all null if there is none. */
interface ClaimColumns {
  readonly reason: ClaimReason | null;
  readonly claimedAt: Date | null;
  readonly ownerAgrees: boolean | null;
  readonly why: ReturnReason | null;
}

/** A claim as both sides see it. @param now epoch ms */
export function shownClaim(
  { reason, claimedAt, ownerAgrees, why }: ClaimColumns,
  now: number,
): ContactClaimState | null {
  if (reason === null || claimedAt === null) return null;
  const unanswered = now >= claimedAt.getTime() + CLAIM_OPEN_MS ? 'lapsed' : 'waiting';
  const open = ownerAgrees === false ? 'denied' : unanswered;
  return { reason, state: why === null ? open : 'returned', why, answerBy: ownerAnswersUntil(claimedAt) };
}
