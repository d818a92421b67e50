import type { CheckedListing } from './checked-listing.ts';
import type { Evidence } from './evidence.ts';
import { indicatorsIn, SCAM_PATTERNS } from './indicator-words.ts';

/**
 * Score in bits from which a listing is held for review. It is low, because a review costs minutes and a scam costs
 * somebody an advance; chosen on the seeding `aangan`, see docs/trust.md.
 */
export const HOLD_BITS = 1;

const MOST_WORD_BITS = 7;
const MOST_PHOTO_BITS = 7;
const NEW_ACCOUNT_MS = 3 * 86_400_000;

/** Context of a listing. */
interface ScamSurroundings {
  /** Robust standard deviations from the usual price; undefined if there is too little to compare. */
  readonly priceDeviation: number | undefined;
  /** A listing elsewhere that had these photos first, and the bits that this adds. */
  readonly photosFrom: { readonly listing: CheckedListing; readonly bits: number } | undefined;
  /** Number of cities in which the account has listings. */
  readonly citiesOfAccount: number;
}

/** Evidence for and against a listing being a scam. */
export function scamEvidence(listing: CheckedListing, around: ScamSurroundings): Evidence[] {
  const evidence: Evidence[] = [];
  const { priceDeviation, photosFrom } = around;
  if (priceDeviation !== undefined) {
    evidence.push({ signal: 'price', bits: priceBits(priceDeviation), words: priceWords(priceDeviation) });
  }
  const telling = indicatorsIn(listing.description, SCAM_PATTERNS);
  const wordBits = Math.min(
    MOST_WORD_BITS,
    telling.reduce((sum, { bits }) => sum + bits, 0),
  );
  const found = [...new Set(telling.map(({ words }) => words))].join(', ');
  evidence.push(
    telling.length > 0
      ? { signal: 'text', bits: wordBits, words: `The text mentions ${found}` }
      : { signal: 'text', bits: -1.5, words: 'Nothing in the text asks for money' },
  );
  if (photosFrom) {
    evidence.push({
      signal: 'photos',
      bits: Math.min(MOST_PHOTO_BITS, photosFrom.bits),
      words: `All photos were first used in a listing in ${photosFrom.listing.city}`,
      listingId: photosFrom.listing.id,
    });
  } else if (listing.looks.length >= 4) {
    evidence.push({ signal: 'photos', bits: -1.2, words: 'The photos are not in a listing of another city' });
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

/** Honest prices are around 0; scams are where hardly any honest price is. */
function priceBits(deviation: number): number {
  if (deviation > -1) return -3;
  return Math.min(7, (-deviation - 2) * 2.2);
}

/** Robust standard deviations. */
const FAR_BELOW = -4;

function priceWords(deviation: number): string {
  if (deviation > -2) return 'The price is usual for its place and size';
  return deviation > FAR_BELOW
    ? 'The price is below what is usual for its place and size'
    : 'The price is far below what is usual for its place and size';
}
