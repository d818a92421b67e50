import type { Random } from '../../src/foundation/random/public.ts';
import type { ListingRow } from '../../src/search/listings/public.ts';
import type { GenerateOptions } from './generate-options.ts';
import type { LifelikeListing } from './lifelike-listing.ts';
import type { TruthKind } from './listing-truth.ts';
import { brokerListing, landlordListing } from './many-homes.ts';
import { duplicateOf, twinOf } from './same-home.ts';
import { harmlessOddities, scamListing } from './scam-listing.ts';
import type { WorldCity } from './seed-world.ts';

/** Shares of listings that are honest but look suspicious. */
const TWIN_SHARE = 0.006;
const LANDLORD_SHARE = 0.015;

/**
 * Gives labelled listings their signs: scams get bait, brokers many homes, duplicates small differences. Each shows
 * some of the signs, not all; some honest listings show a few too.
 */
export function lifelike(options: GenerateOptions, random: Random, newId: () => string) {
  return (
    draft: ListingRow,
    city: WorldCity,
    kind: TruthKind | undefined,
    recent: readonly ListingRow[],
  ): LifelikeListing => {
    if (kind === 'duplicate') {
      const original = recent.findLast((row) => row.city === city.slug && row.active);
      if (!original) return { row: draft };
      return duplicateOf(original, lookAlike(original, recent), newId(), city, random, options.now);
    }
    if (kind === 'scam') return scamListing(draft, recent, random, options);
    if (kind === 'broker') return brokerListing(draft, random, options);
    if (kind === undefined && random.chance(TWIN_SHARE)) {
      const first = recent.findLast((row) => mayHaveTwin(row) && row.city === city.slug);
      if (first) return twinOf(first, lookAlike(first, recent), newId(), random);
    }
    if (kind === undefined && !draft.postedByBuilder && random.chance(LANDLORD_SHARE)) {
      return landlordListing(draft, random, options);
    }
    return { row: harmlessOddities(draft, random) };
  };
}

/** Another listing of the same kind and size, as a source of differences: pictures, texts, dates. */
function lookAlike(to: ListingRow, recent: readonly ListingRow[]): ListingRow {
  return recent.findLast((row) => row.id !== to.id && row.category === to.category && row.bhk === to.bhk) ?? to;
}

function mayHaveTwin(row: ListingRow): boolean {
  return row.active && row.societyId !== null && row.category === 'RENT' && !row.postedByBuilder;
}
