import type { ContactClaimState } from '../contracts/contacts.ts';
import type { ClaimReason, ReturnReason } from './contact-claim.ts';

/** Why a contact led nowhere, in the words of the form. */
export const CLAIM_REASON_WORDS = {
  RENTED_OUT: 'Already rented out or sold',
  WRONG_NUMBER: 'Wrong number',
  NOT_REACHABLE: 'Not reachable',
} as const satisfies Readonly<Record<ClaimReason, string>>;

const RETURNED_BECAUSE = {
  OWNER_AGREED: 'the owner agreed',
  LISTING_CLOSED: 'the home is no longer available',
  TWO_SEEKERS: 'somebody else said the same',
  NO_ANSWER: 'the owner did not answer within 48 hours',
} as const satisfies Readonly<Record<ReturnReason, string>>;

const LAPSED =
  'The owner did not answer. You have reached this month’s limit of returned contacts, so this one counts.';

/** Status of a claim, in words for its seeker. */
export function claimStateWords({ reason, state, why }: ContactClaimState): string {
  const said = `You said: ${CLAIM_REASON_WORDS[reason].toLowerCase()}.`;
  if (state === 'returned' && why) return `${said} You got this contact back, because ${RETURNED_BECAUSE[why]}.`;
  if (state === 'denied') return `${said} The owner says the home is still available, so the contact counts.`;
  if (state === 'lapsed') return `${said} ${LAPSED}`;
  return `${said} You get the contact back if the owner agrees, or does not answer within 48 hours.`;
}
