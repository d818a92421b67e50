import type { CheckedListing } from './checked-listing.ts';

/** Deviation of a price from similar homes, in robust standard deviations; negative is cheap. */
export type PriceScale = (listing: CheckedListing) => number | undefined;

/** With fewer similar homes there is no result. */
const FEWEST = 8;
/** Factor from the median deviation to the standard deviation of a normal distribution. */
const TO_SIGMA = 1.4826;
const LEAST_SIGMA = 0.08;

/**
 * Learns usual prices by medians, which outliers do not affect: first per kind of home and city, then per locality
 * against the city, then the spread of honest prices per category.
 */
export function priceScale(listings: readonly CheckedListing[]): PriceScale {
  const kinds = medians(listings, kindOf, level);
  const overKind = (each: CheckedListing) => minus(level(each), kinds.get(kindOf(each)));
  const places = medians(listings, placeOf, overKind);
  const rest = (each: CheckedListing) => minus(overKind(each), places.get(placeOf(each)) ?? 0);
  const sigmas = medians(
    listings,
    (each) => each.category,
    (each) => absolute(rest(each)),
  );
  return (listing) => {
    const deviation = rest(listing);
    const sigma = sigmas.get(listing.category);
    if (deviation === undefined || sigma === undefined) return undefined;
    return deviation / Math.max(LEAST_SIGMA, sigma * TO_SIGMA);
  };
}

/** The logarithm of the price: per sq ft if size determines the price, else of the whole. */
function level({ category, price, area }: CheckedListing): number {
  const bySize = category !== 'PG' && category !== 'SHARED';
  return Math.log(Math.max(1, price) / (bySize ? Math.max(1, area) : 1));
}

function kindOf(each: CheckedListing): string {
  const { city, category, bhk, furnishing, flatmateRoom, roomTypes, foodIncluded, commercialType } = each;
  const more = {
    RENT: [bhk, furnishing],
    BUY: [bhk],
    SHARED: [bhk, flatmateRoom],
    // The cheapest bed is in the fullest room.
    PG: [31 - Math.clz32(roomTypes || 1), foodIncluded],
    PLOT: [],
    COMMERCIAL_RENT: [commercialType],
    COMMERCIAL_BUY: [commercialType],
  }[category];
  return [city, category, ...more].join(' ');
}

/** Rents and prices differ by locality in the same way, so small groups share data. */
function placeOf({ localityId }: CheckedListing): string {
  return localityId;
}

function medians(
  listings: readonly CheckedListing[],
  keyOf: (listing: CheckedListing) => string,
  measure: (listing: CheckedListing) => number | undefined,
): ReadonlyMap<string, number> {
  const values = new Map<string, number[]>();
  for (const each of listings) {
    const value = measure(each);
    if (value === undefined) continue;
    const key = keyOf(each);
    const list = values.get(key);
    if (list) list.push(value);
    else values.set(key, [value]);
  }
  return new Map(
    [...values].flatMap(([key, list]) => {
      if (list.length < FEWEST) return [];
      list.sort((a, b) => a - b);
      return [[key, list[Math.floor(list.length / 2)] ?? 0]];
    }),
  );
}

function minus(value: number | undefined, usual: number | undefined): number | undefined {
  return value === undefined || usual === undefined ? undefined : value - usual;
}

function absolute(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.abs(value);
}
