import { boundingBox, distanceKm } from '@aangan/shared-kit/domain/distance';
import { addRange, addRow, anyOf, type Bitset, both, emptyBitset, fullBitset } from './bitset.ts';
import type { ListingSlice, OptionField, RowRange } from './listing-slice.ts';
import { availabilityWindow } from './search-day.ts';
import type { ResolvedSearch } from './search-query.ts';

/** The rows that pass one filter, or undefined when the search does not use it. */
type SliceFilter = (search: ResolvedSearch, slice: ListingSlice) => Bitset | undefined;

/** One row a filter: the counterpart of search-conditions.ts, field by field. */
const FILTERS = {
  localities: ({ localities }, slice) =>
    localities.length === 0 ? undefined : rangeRows(slice, localities.map(({ id }) => slice.localities.get(id))),
  society: ({ society }, slice) => society && rangeRows(slice, [slice.societies.get(society.id)]),
  near: (search, slice) => nearRows(search, slice),
  bhk: ({ query }, slice) => satisfyingAny(slice, 'bhk', query.bhk),
  minPrice: ({ query }, slice) => atLeast(slice.price, query.minPrice),
  maxPrice: ({ query }, slice) => atMost(slice.price, query.maxPrice),
  availability: ({ query, day }, slice) =>
    query.availability && between(slice.availableFrom, availabilityWindow(query.availability, day)),
  furnishing: ({ query }, slice) => satisfyingAny(slice, 'furnishing', query.furnishing),
  parking: ({ query }, slice) => satisfyingAny(slice, 'parking', query.parking),
  tenants: ({ query }, slice) => satisfyingAny(slice, 'tenants', query.tenants),
  buildingTypes: ({ query }, slice) => satisfyingAny(slice, 'buildingTypes', query.buildingTypes),
  commercialTypes: ({ query }, slice) => satisfyingAny(slice, 'commercialTypes', query.commercialTypes),
  roomTypes: ({ query }, slice) => satisfyingAny(slice, 'roomTypes', query.roomTypes),
  pgTenant: ({ query }, slice) => satisfyingAny(slice, 'pgTenant', listOf(query.pgTenant)),
  flatmateRoom: ({ query }, slice) => satisfyingAny(slice, 'flatmateRoom', listOf(query.flatmateRoom)),
  buildingStage: ({ query }, slice) => satisfyingAny(slice, 'buildingStage', listOf(query.buildingStage)),
  minArea: ({ query }, slice) => atLeast(slice.area, query.minArea),
  maxArea: ({ query }, slice) => atMost(slice.area, query.maxArea),
  bathrooms: ({ query }, slice) => satisfyingAny(slice, 'bathrooms', listOf(query.bathrooms)),
  amenities: ({ query }, slice) =>
    query.amenities
      .map((amenity) => slice.options.amenities.get(amenity) ?? emptyBitset(slice.rows))
      .reduce<Bitset | undefined>((all, rows) => (all ? both(all, rows) : rows), undefined),
  withPhotos: ({ query }, slice) => (query.withPhotos ? slice.options.withPhotos.get('true') : undefined),
  confirmed: ({ query, day }, slice) =>
    query.confirmed ? atLeast(slice.confirmedAt, day.confirmedSince) : undefined,
  bounds: ({ query }, slice) => query.bounds && insideRows(slice, query.bounds),
} as const satisfies Record<string, SliceFilter>;

export type FilterField = keyof typeof FILTERS;

/** What a slice says of a search. */
export interface FilteredSlice {
  /** Rows that pass every filter. */
  readonly all: Bitset;
  /** For each filter in use, the rows that pass every other. */
  readonly allBut: ReadonlyMap<FilterField, Bitset>;
}

export function filterSlice(search: ResolvedSearch, slice: ListingSlice): FilteredSlice {
  const used: { field: FilterField; rows: Bitset }[] = [];
  for (const [field, filter] of Object.entries(FILTERS) as [FilterField, SliceFilter][]) {
    const rows = filter(search, slice);
    if (rows) used.push({ field, rows });
  }
  // before[i]: rows that pass the filters ahead of i; going back, `after` gathers those behind it.
  const before = [fullBitset(slice.rows)];
  for (const { rows } of used) before.push(both(before.at(-1) ?? rows, rows));
  const allBut = new Map<FilterField, Bitset>();
  let after = fullBitset(slice.rows);
  for (let at = used.length - 1; at >= 0; at -= 1) {
    const filter = used[at];
    const ahead = before[at];
    if (!filter || !ahead) continue;
    allBut.set(filter.field, both(ahead, after));
    after = both(after, filter.rows);
  }
  return { all: before.at(-1) ?? after, allBut };
}

/** The rows that pass every filter but one. */
export function rowsBut(filtered: FilteredSlice, field: FilterField): Bitset {
  return filtered.allBut.get(field) ?? filtered.all;
}

/** Rows free from `from` on and before `before`, epoch ms. */
export function between(column: Float64Array, { from, before }: { from: number; before: number }): Bitset {
  return passing(column, (value) => value >= from && value < before);
}

/** Rows whose value is at least this; undefined when there is no such wish. */
export function atLeast(column: Int32Array | Float64Array, least: number | undefined): Bitset | undefined {
  return least === undefined ? undefined : passing(column, (value) => value >= least);
}

export function atMost(column: Int32Array | Float64Array, most: number | undefined): Bitset | undefined {
  return most === undefined ? undefined : passing(column, (value) => value <= most);
}

function passing(column: Int32Array | Float64Array, test: (value: number) => boolean): Bitset {
  const rows = emptyBitset(column.length);
  for (let row = 0; row < column.length; row += 1) if (test(column[row] ?? Number.NaN)) addRow(rows, row);
  return rows;
}

function satisfyingAny(slice: ListingSlice, field: OptionField, wishes: readonly (string | number)[]): Bitset | undefined {
  if (wishes.length === 0) return undefined;
  const sets = wishes.flatMap((wish) => slice.options[field].get(String(wish)) ?? []);
  const [only] = sets;
  return sets.length === 1 && only ? only : anyOf(sets, slice.rows);
}

function listOf<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

function rangeRows(slice: ListingSlice, ranges: readonly (RowRange | undefined)[]): Bitset {
  const rows = emptyBitset(slice.rows);
  for (const range of ranges) if (range) addRange(rows, range.start, range.end);
  return rows;
}

function nearRows({ around }: ResolvedSearch, slice: ListingSlice): Bitset | undefined {
  if (!around) return undefined;
  const { place, radiusKm } = around;
  const box = boundingBox(place, radiusKm);
  return rowsWhere(slice, (latitude, longitude) => {
    if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east) return false;
    return distanceKm(place, { latitude, longitude }) <= radiusKm;
  });
}

function insideRows(slice: ListingSlice, bounds: { south: number; west: number; north: number; east: number }): Bitset {
  const { south, west, north, east } = bounds;
  return rowsWhere(
    slice,
    (latitude, longitude) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

function rowsWhere(slice: ListingSlice, test: (latitude: number, longitude: number) => boolean): Bitset {
  const rows = emptyBitset(slice.rows);
  for (let row = 0; row < slice.rows; row += 1) {
    if (test(slice.latitude[row] ?? Number.NaN, slice.longitude[row] ?? Number.NaN)) addRow(rows, row);
  }
  return rows;
}
