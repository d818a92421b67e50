import { FREE_CONTACTS_A_MONTH } from './contact-allowance.ts';

/** Why a contact led nowhere, according to its seeker. */
export const CLAIM_REASONS = ['RENTED_OUT', 'WRONG_NUMBER', 'NOT_REACHABLE'] as const;

export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Why a claim was accepted, so that the contact no longer counts. `TWO_SEEKERS` stands in older rows alone. */
export const RETURN_REASONS = ['OWNER_AGREED', 'LISTING_CLOSED', 'TWO_SEEKERS', 'NO_ANSWER'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** How long an owner has to answer a claim. */
export const OWNER_ANSWERS_WITHIN_MS = 48 * 3_600_000;

/** A home that its owner ends within this time of a contact was taken before: the contact comes back unasked. */
export const CLOSED_WITHIN_MS = 48 * 3_600_000;

/** How long after it was given a contact can be claimed. */
export const CLAIM_WITHIN_MS = 30 * 86_400_000;

export interface ClaimFacts {
  /** When the seeker made the claim, epoch ms. */
  readonly claimedAt: number;
  /** The owner's answer; null while there is none. */
  readonly ownerAgrees: boolean | null;
  /** The owner or staff ended the listing. A listing that reports or silence paused is not closed. */
  readonly closed: boolean;
}

interface Proof {
  readonly reason: ReturnReason;
  readonly holds: (facts: ClaimFacts, now: number) => boolean;
}

/**
 * The first reason that applies is shown. A closed listing outweighs the owner's denial. The word of other seekers
 * proves nothing: accounts cost nothing, so a second one would return every contact.
 */
const PROOFS: readonly Proof[] = [
  { reason: 'OWNER_AGREED', holds: ({ ownerAgrees }) => ownerAgrees === true },
  { reason: 'LISTING_CLOSED', holds: ({ closed }) => closed },
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

/** Share of a plan's contacts that may come back in a month because owners do not answer. */
const SILENT_SHARE = 5;

/**
 * Number of contacts that come back to a seeker in a month without evidence, because their owners do not answer. It
 * limits the numbers that somebody can collect with claims alone.
 * @param contacts contacts of the active plans, or the free contacts of the month
 */
export function silentReturnsAMonth(contacts: number): number {
  return Math.max(FREE_CONTACTS_A_MONTH, Math.floor(contacts / SILENT_SHARE));
}

/** Reasons for which a listing is inactive until its owner or staff answer: nobody has said that it is taken. */
const PAUSED_FOR_NOW: readonly string[] = ['REPORTED', 'NOT_CONFIRMED'];

/** Whether the owner or staff ended the listing. */
export function endedByOwner(listing: { readonly active: boolean; readonly inactiveReason: string | null }): boolean {
  return !listing.active && !PAUSED_FOR_NOW.includes(listing.inactiveReason ?? '');
}
