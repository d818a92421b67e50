import { LISTING_ID } from './listing-id.ts';

/** What staff look for among the cases of a queue. A case that matches one of the fields is found. */
export interface CaseSearch {
  /** The whole number with its country code, `+919845012345`. */
  readonly phone?: string;
  /** A part of a name. */
  readonly name?: string;
  readonly listingId?: string;
}

/** The maximum length of a search; an address of a listing fits. */
export const CASE_SEARCH_LENGTH = 200;

/** The address of a listing's page: the id is in front of `detail`. */
const LISTING_PAGE = /\/([a-z0-9]{8,32})\/detail(?:[/?#]|$)/i;

/** An Indian number: the country code and a trunk zero may be in front. */
const INDIAN = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

/**
 * What a typed text looks for: a phone number in any usual writing, the id or the address of a listing, else a part of a
 * name. A word that could be an id is both.
 */
export function caseSearch(typed: string): CaseSearch {
  const text = typed.trim().replace(/\s+/g, ' ');
  const [, ofPage] = LISTING_PAGE.exec(text) ?? [];
  if (ofPage) return { listingId: ofPage };
  if (isNumber(text)) {
    const phone = wholeNumber(text);
    return phone === undefined ? {} : { phone };
  }
  if (text.length < 2) return {};
  return LISTING_ID.test(text) ? { listingId: text, name: text } : { name: text };
}

/** The validation error of a typed search; undefined when valid. */
export function caseSearchError(typed: string): string | undefined {
  if (Object.keys(caseSearch(typed)).length > 0) return undefined;
  return isNumber(typed.trim())
    ? 'Enter the whole phone number, 10 digits in India.'
    : 'Enter a phone number, at least 2 letters of a name, or a listing.';
}

function isNumber(text: string): boolean {
  return /^[\d\s().+-]*\d[\d\s().+-]*$/.test(text);
}

function wholeNumber(text: string): string | undefined {
  const bare = text.replace(/[\s().-]/g, '');
  const [, national] = INDIAN.exec(bare) ?? [];
  if (national) return `+91${national}`;
  return /^\+(?!91)[1-9]\d{7,14}$/.test(bare) ? bare : undefined;
}
