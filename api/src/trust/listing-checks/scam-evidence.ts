import type { CheckedListing } from './checked-listing.ts';
import type { Evidence } from './evidence.ts';
import { SCAM_PATTERNS, tellingIn } from './telling-words.ts';

/**
 * From so many bits on a listing waits for a person to look at it. Low, because a look costs minutes and bait costs
 * somebody an advance; chosen on the seeding `aangan`, see docs/trust.md.
 */
export const HOLD_BITS = 1;

const MOST_WORD_BITS = 7;
const MOST_PHOTO_BITS = 7;
const NEW_ACCOUNT_MS = 3 * 86_400_000;

/** What is known around a listing. */
interface ScamSurroundings {
  /** Robust standard deviations from the usual price; undefined where there is too little to compare. */
  readonly priceDeviation: number | undefined;
  /** A listing elsewhere that had these photos first, and how telling that is. */
  readonly photosFrom: { readonly listing: CheckedListing; readonly bits: number } | undefined;
  /** Cities in which the account has listings. */
  readonly citiesOfAccount: number;
}

/** What speaks for a listing being bait, and against. */
export function scamEvidence(listing: CheckedListing, around: ScamSurroundings): Evidence[] {
  const evidence: Evidence[] = [];
  const { priceDeviation, photosFrom } = around;
  if (priceDeviation !== undefined) {
    evidence.push({ signal: 'price', bits: priceBits(priceDeviation), words: priceWords(priceDeviation) });
  }
  const telling = tellingIn(listing.description, SCAM_PATTERNS);
  const wordBits = Math.min(
    MOST_WORD_BITS,
    telling.reduce((sum, { bits }) => sum + bits, 0),
  );
  evidence.push(
    telling.length > 0
      ? { signal: 'text', bits: wordBits, words: `It ${telling.map(({ words }) => words).join('; ')}` }
      : { signal: 'text', bits: -1.5, words: 'Nothing in the text asks for money' },
  );
  if (photosFrom) {
    evidence.push({
      signal: 'photos',
      bits: Math.min(MOST_PHOTO_BITS, photosFrom.bits),
      words: `All photos were first in a listing in ${photosFrom.listing.city}`,
      listingId: photosFrom.listing.id,
    });
  } else if (listing.looks.length >= 4) {
    evidence.push({ signal: 'photos', bits: -1.2, words: 'The photos were seen in no other city' });
  }
  evidence.push(...accountEvidence(listing, around.citiesOfAccount));
  return evidence;
}

function accountEvidence({ postedAt, ownerSince }: CheckedListing, cities: number): Evidence[] {
  const fresh = postedAt - ownerSince < NEW_ACCOUNT_MS;
  return [
    fresh
      ? { signal: 'account', bits: 0.8, words: 'Posted within three days of signing up' }
      : { signal: 'account', bits: -1.8, words: 'The account was not new' },
    ...(fresh && cities > 1
      ? [{ signal: 'cities', bits: 3, words: `A new account with listings in ${cities} cities` }]
      : []),
  ];
}

/** Honest prices lie around 0; bait lies where hardly anything honest does. */
function priceBits(deviation: number): number {
  if (deviation > -1) return -3;
  return Math.min(7, (-deviation - 2) * 2.2);
}

function priceWords(deviation: number): string {
  if (deviation > -2) return 'The price is usual for its place and size';
  return `The price is ${Math.abs(deviation).toFixed(1)} deviations below the usual of its place and size`;
}
