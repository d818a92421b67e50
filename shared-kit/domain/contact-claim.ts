/** Why a contact led nowhere, according to its seeker. */
export const CLAIM_REASONS = ['RENTED_OUT', 'WRONG_NUMBER', 'NOT_REACHABLE'] as const;

export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Why a claim was accepted, so that the contact no longer counts. */
export const RETURN_REASONS = ['OWNER_AGREED', 'LISTING_CLOSED', 'TWO_SEEKERS', 'NO_ANSWER'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** How long an owner has to answer a claim. */
export const OWNER_ANSWERS_WITHIN_MS = 48 * 3_600_000;

/** How long after it was given a contact can be claimed. */
export const CLAIM_WITHIN_MS = 30 * 86_400_000;

export interface ClaimFacts {
  /** When the seeker made the claim, epoch ms. */
  readonly claimedAt: number;
  /** The owner's answer; null while there is none. */
  readonly ownerAgrees: boolean | null;
  /** The listing is inactive. */
  readonly closed: boolean;
  /** Number of people with this claim for the same listing, this one included. */
  readonly seekers: number;
}

interface Proof {
  readonly reason: ReturnReason;
  readonly holds: (facts: ClaimFacts, now: number) => boolean;
}

/** The first reason that applies is shown. A closed listing or a second seeker outweighs the owner's denial. */
const PROOFS: readonly Proof[] = [
  { reason: 'OWNER_AGREED', holds: ({ ownerAgrees }) => ownerAgrees === true },
  { reason: 'LISTING_CLOSED', holds: ({ closed }) => closed },
  { reason: 'TWO_SEEKERS', holds: ({ seekers }) => seekers >= 2 },
  {
    reason: 'NO_ANSWER',
    holds: ({ ownerAgrees, claimedAt }, now) => ownerAgrees === null && now >= claimedAt + OWNER_ANSWERS_WITHIN_MS,
  },
];

/**
 * Why a contact is returned, or undefined while nothing confirms its claim.
 * @param now epoch ms
 */
export function returnReason(facts: ClaimFacts, now: number): ReturnReason | undefined {
  return PROOFS.find(({ holds }) => holds(facts, now))?.reason;
}
