/** Why a contact led nowhere, as its seeker says. */
export const CLAIM_REASONS = ['RENTED_OUT', 'WRONG_NUMBER', 'NOT_REACHABLE'] as const;

export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** What bore a claim out, so that the contact no longer counts. */
export const RETURN_REASONS = ['OWNER_AGREED', 'LISTING_CLOSED', 'TWO_SEEKERS', 'NO_ANSWER'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** How long an owner has to answer a claim. */
export const OWNER_ANSWERS_WITHIN_MS = 48 * 3_600_000;

/** For how long after it was given a contact can be claimed to be dead. */
export const CLAIM_WITHIN_MS = 30 * 86_400_000;

export interface ClaimFacts {
  /** When the seeker said so, epoch ms. */
  readonly claimedAt: number;
  /** What the owner answered; null while there is no answer. */
  readonly ownerAgrees: boolean | null;
  /** The listing is no longer on offer. */
  readonly closed: boolean;
  /** Different people who claim so of the same listing, this one among them. */
  readonly seekers: number;
}

interface Proof {
  readonly reason: ReturnReason;
  readonly holds: (facts: ClaimFacts, now: number) => boolean;
}

/** The first that holds is the one that is told. An owner's no is outweighed by a listing that is closed and by a second seeker. */
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
 * Why a contact is given back, or undefined while nothing bears its claim out.
 * @param now epoch ms
 */
export function returnReason(facts: ClaimFacts, now: number): ReturnReason | undefined {
  return PROOFS.find(({ holds }) => holds(facts, now))?.reason;
}
