import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { BUDGET_STEPS } from '@aangan/shared-kit/domain/budget';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { type Bitset, countRows, rowsOf } from './bitset.ts';
import type { ListingSlice } from './listing-slice.ts';
import type { ResolvedSearch } from './search-query.ts';
import type { FilteredSlice, FilterField } from './slice-filters.ts';

type Relaxation = SearchAnswer['relaxations'][number];

const MOST_RELAXATIONS = 4;

/** Radii a search may be widened to, km. */
const RADIUS_STEPS = [1, 2, 3, 5, 8, 12, 18, 25] as const;

/** How a filter is relaxed, given the rows that pass all others; filters without an entry are removed whole. */
const STEPS: Partial<Record<FilterField, (search: ResolvedSearch, slice: ListingSlice, rows: Bitset) => Relaxation>> = {
  maxPrice: ({ query }, slice, rows) => {
    const prices = valuesOf(slice.price, rows);
    const dearest = nextUp(BUDGET_STEPS[query.category], lowest(prices));
    return dearest === undefined
      ? { field: 'maxPrice', value: '', count: prices.length }
      : { field: 'maxPrice', value: String(dearest), count: prices.filter((price) => price <= dearest).length };
  },
  minPrice: ({ query }, slice, rows) => {
    const prices = valuesOf(slice.price, rows);
    const cheapest = nextDown(BUDGET_STEPS[query.category], highest(prices));
    return cheapest
      ? { field: 'minPrice', value: String(cheapest), count: prices.filter((price) => price >= cheapest).length }
      : { field: 'minPrice', value: '', count: prices.length };
  },
  near: ({ around, stations }, slice, rows) => {
    const distances = [...rowsOf(rows)].map((row) => kmOf(slice, row, around?.place));
    // The stations share the radius, so widening it for the place would widen it for them too.
    const radius = stations.length > 0 ? undefined : nextUp(RADIUS_STEPS, lowest(distances));
    return radius === undefined
      ? { field: 'near', value: '', count: distances.length }
      : { field: 'radiusKm', value: String(radius), count: distances.filter((km) => km <= radius).length };
  },
};

/** For a search without results: which single filter to relax, most additional results first. */
export function relaxationsOf(search: ResolvedSearch, slice: ListingSlice, filtered: FilteredSlice): Relaxation[] {
  return filtered.fields
    .flatMap((field): Relaxation[] => {
      const rows = filtered.but(field);
      const count = countRows(rows);
      if (count === 0) return [];
      return [STEPS[field]?.(search, slice, rows) ?? { field, value: '', count }];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELAXATIONS);
}

function valuesOf(column: Int32Array, rows: Bitset): number[] {
  return [...rowsOf(rows)].map((row) => column[row] ?? 0);
}

function kmOf(slice: ListingSlice, row: number, place: { latitude: number; longitude: number } | undefined): number {
  const at = { latitude: slice.latitude[row] ?? 0, longitude: slice.longitude[row] ?? 0 };
  return place ? distanceKm(place, at) : Number.POSITIVE_INFINITY;
}

function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

function highest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

/** The lowest step that reaches the value, if any. */
function nextUp(steps: readonly number[], value: number): number | undefined {
  return steps.find((step) => step >= value);
}

function nextDown(steps: readonly number[], value: number): number | undefined {
  return steps.findLast((step) => step <= value);
}
