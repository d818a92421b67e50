import { LISTING_ID } from './listing-id.ts';

/** Length of the sentence that staff write about a listing. */
export const SEEN_LENGTH = { least: 10, most: 200 } as const;

/** The longest that staff's observation is valid. */
export const VALID_DAYS_AT_MOST = 180;

/** The validation error of a typed listing id; undefined when valid. */
export function listingIdError(id: string): string | undefined {
  return LISTING_ID.test(id)
    ? undefined
    : 'Enter the listing’s id: the letters and digits before “detail” in its address.';
}

/** The validation error of the sentence about what was seen; undefined when valid. */
export function seenError(seen: string): string | undefined {
  const { least, most } = SEEN_LENGTH;
  return seen.length >= least && seen.length <= most ? undefined : `Write ${least} to ${most} characters.`;
}

/** The validation error of a typed number of days; undefined when valid. */
export function validDaysError(typed: string): string | undefined {
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= VALID_DAYS_AT_MOST ? undefined : `Enter 1 to ${VALID_DAYS_AT_MOST} days.`;
}
