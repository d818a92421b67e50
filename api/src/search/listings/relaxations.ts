import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { BUDGET_STEPS } from '@aangan/shared-kit/domain/budget';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { type Bitset, countRows, rowsOf } from './bitset.ts';
import type { ListingSlice } from './listing-slice.ts';
import type { ResolvedSearch } from './search-query.ts';
import type { FilteredSlice, FilterField } from './slice-filters.ts';

type Relaxation = SearchAnswer['relaxations'][number];

const MOST_RELAXATIONS = 4;
/** Filters of which sets are tried: 2^10 sets at most. */
const MOST_COMBINED = 10;
/** Filters that are relaxed at once, unless only more of them bring a home. */
const MOST_CHANGES = 2;

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

/** Filters that are relaxed together, and the homes that this brings. */
interface RelaxationSet {
  readonly changes: readonly Pick<Relaxation, 'field' | 'value'>[];
  readonly count: number;
}

/**
 * For a search without results, or whose results were all seen: single filters to relax, then sets of them that bring more homes than each smaller one.
 * Small sets first, of one size those with most results.
 */
export function relaxationSets(search: ResolvedSearch, slice: ListingSlice, filtered: FilteredSlice): RelaxationSet[] {
  const singles = relaxationsOf(search, slice, filtered);
  const found: RelaxationSet[] = singles
    .filter(({ value }) => value === '' || noneFit(filtered))
    .map(({ field, value, count }) => ({
      changes: [{ field, value }],
      count,
    }));
  const fields = filtered.fields.slice(0, MOST_COMBINED);
  for (let size = 2; size <= fields.length && found.length < MOST_RELAXATIONS; size += 1) {
    if (size > MOST_CHANGES && found.length > 0) break;
    const larger = subsets(fields, size)
      .flatMap((set) => relaxedTogether(set, search, slice, filtered) ?? [])
      .filter((set) => found.every((smaller) => smaller.count < set.count || !isPart(smaller, set)))
      .sort((a, b) => b.count - a.count);
    found.push(...larger.slice(0, MOST_RELAXATIONS - found.length));
  }
  return found;
}

function noneFit({ all }: FilteredSlice): boolean {
  return countRows(all) === 0;
}

function isPart(smaller: RelaxationSet, larger: RelaxationSet): boolean {
  return smaller.changes.every(({ field }) => larger.changes.some((change) => change.field === field));
}

/** One of the filters is relaxed by a step where it has steps; the others are dropped. */
function relaxedTogether(
  fields: readonly FilterField[],
  search: ResolvedSearch,
  slice: ListingSlice,
  filtered: FilteredSlice,
): RelaxationSet | undefined {
  const rows = filtered.without(fields);
  const count = countRows(rows);
  if (count === 0) return undefined;
  const stepped = fields.find((field) => STEPS[field]);
  const others = fields.filter((field) => field !== stepped);
  // Without the others there are homes already: a step would only narrow the filter.
  if (stepped && countRows(filtered.without(others)) > 0) return undefined;
  const step = stepped && STEPS[stepped]?.(search, slice, rows);
  const dropped = others.map((field) => ({ field, value: '' }));
  return {
    changes: [...(step ? [{ field: step.field, value: step.value }] : []), ...dropped],
    count: step?.count ?? count,
  };
}

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
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
