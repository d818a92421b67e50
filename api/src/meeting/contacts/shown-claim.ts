import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import type { ClaimReason, ReturnReason } from '@aangan/shared-kit/domain/contact-claim';
import { ownerAnswersUntil } from './contact-claims.ts';

/** Result of a left join with claims: all null if there is none. */
interface ClaimColumns {
  readonly reason: ClaimReason | null;
  readonly claimedAt: Date | null;
  readonly ownerAgrees: boolean | null;
  readonly why: ReturnReason | null;
}

/** A claim as both sides see it. */
export function shownClaim({ reason, claimedAt, ownerAgrees, why }: ClaimColumns): ContactClaimState | null {
  if (reason === null || claimedAt === null) return null;
  const open = ownerAgrees === false ? 'denied' : 'waiting';
  return { reason, state: why === null ? open : 'returned', why, answerBy: ownerAnswersUntil(claimedAt) };
}
