import type { CheckedListing } from './checked-listing.ts';
import type { Evidence } from './evidence.ts';
import { BROKER_NAME, BROKER_PATTERNS, indicatorsIn } from './indicator-words.ts';

/** Score in bits from which an account counts as a broker's until staff clear it; see docs/trust.md. */
export const BROKER_BITS = 2;

const PRIOR_BITS = -6;
const MOST_WORD_BITS = 7;

/**
 * Evidence from the listings of one account that a broker posts them. Builders declare themselves and are not checked.
 * @param listings all of one account, without duplicates
 */
export function brokerEvidence(listings: readonly CheckedListing[], name: string): Evidence[] {
  const evidence: Evidence[] = [{ signal: 'usual', bits: PRIOR_BITS, words: 'Most people who post here are owners' }];
  const cities = new Set(listings.map(({ city }) => city)).size;
  const localities = new Set(listings.map(({ localityId }) => localityId)).size;
  const categories = new Set(listings.map(({ category }) => category)).size;
  if (listings.length >= 4) {
    const bits = Math.min(5, Math.log2(listings.length) * 1.5);
    evidence.push({ signal: 'listings', bits, words: `${listings.length} homes listed` });
  }
  if (cities > 1) evidence.push({ signal: 'cities', bits: 2 + cities, words: `Homes in ${cities} cities` });
  if (localities >= 4) {
    evidence.push({ signal: 'localities', bits: 2, words: `Homes in ${localities} localities` });
  } else if (listings.length >= 4) {
    evidence.push({ signal: 'localities', bits: -3, words: 'All in a few localities, as usual for an owner' });
  }
  if (listings.length >= 4 && categories === 1 && listings[0]?.category === 'PG') {
    evidence.push({ signal: 'kinds', bits: -3, words: 'PG listings only, as usual for a PG owner' });
  } else if (categories >= 3) {
    evidence.push({ signal: 'kinds', bits: 2, words: `${categories} kinds of homes` });
  }
  if (BROKER_NAME.test(name)) evidence.push({ signal: 'name', bits: 6, words: 'The name looks like a business' });
  const telling = new Set(listings.flatMap(({ description }) => indicatorsIn(description, BROKER_PATTERNS)));
  if (telling.size > 0) {
    const bits = Math.min(
      MOST_WORD_BITS,
      [...telling].reduce((sum, each) => sum + each.bits, 0),
    );
    evidence.push({
      signal: 'text',
      bits,
      words: `The text mentions ${[...telling].map(({ words }) => words).join(', ')}`,
    });
  }
  return evidence;
}
