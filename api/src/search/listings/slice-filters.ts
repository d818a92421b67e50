import { boundingBox, distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { Availability } from '@aangan/shared-kit/domain/listing-options';
import { isInPolygon, polygonBounds } from '@aangan/shared-kit/domain/polygon';
import { addRange, addRow, anyOf, type Bitset, both, emptyBitset, rowsBetween } from './bitset.ts';
import type { ListingSlice, OptionField, RowRange } from './listing-slice.ts';
import { availabilityWindow, type SearchDay } from './search-day.ts';
import type { Circle, ResolvedSearch } from './search-query.ts';

/** The rows that pass one filter, or undefined when the search does not use it. */
type SliceFilter = (search: ResolvedSearch, slice: ListingSlice) => Bitset | undefined;

/** One row per filter: the counterpart of search-conditions.ts, field by field. */
const FILTERS = {
  localities: ({ localities }, slice) =>
    localities.length === 0
      ? undefined
      : rangeRows(
          slice,
          localities.map(({ id }) => slice.localities.get(id)),
        ),
  society: ({ society }, slice) => society && rangeRows(slice, [slice.societies.get(society.id)]),
  near: ({ around }, slice) => around && circleRows(slice, around),
  stations: ({ stations }, slice) =>
    stations.length === 0
      ? undefined
      : anyOf(
          stations.map((circle) => circleRows(slice, circle)),
          slice.rows,
        ),
  commute: ({ commutes }, slice) =>
    commutes
      .map((circle) => circleRows(slice, circle))
      .reduce<Bitset | undefined>((all, rows) => (all ? both(all, rows) : rows), undefined),
  bhk: ({ query }, slice) => satisfyingAny(slice, 'bhk', query.bhk),
  minPrice: ({ query }, slice) => atLeast(slice.price, query.minPrice),
  maxPrice: ({ query }, slice) => atMost(slice.price, query.maxPrice),
  availability: ({ query, day }, slice) => query.availability && freeRows(slice, query.availability, day),
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
  floors: ({ query }, slice) => satisfyingAny(slice, 'floors', query.floors),
  maxAge: ({ query }, slice) => (query.maxAge === undefined ? undefined : newerRows(slice, query.maxAge)),
  facing: ({ query }, slice) => satisfyingAny(slice, 'facing', query.facing),
  postedBy: ({ query }, slice) => satisfyingAny(slice, 'postedBy', listOf(query.postedBy)),
  amenities: ({ query }, slice) =>
    query.amenities
      .map((amenity) => slice.options.amenities.get(amenity) ?? emptyBitset(slice.rows))
      .reduce<Bitset | undefined>((all, rows) => (all ? both(all, rows) : rows), undefined),
  withPhotos: ({ query }, slice) => (query.withPhotos ? slice.options.withPhotos.get('true') : undefined),
  confirmed: ({ query, day }, slice) => (query.confirmed ? confirmedRows(slice, day) : undefined),
  bounds: ({ query }, slice) => query.bounds && insideRows(slice, query.bounds),
  polygon: ({ query }, slice) => query.polygon && drawnRows(slice, query.polygon),
} as const satisfies Record<string, SliceFilter>;

export type FilterField = keyof typeof FILTERS;

/** Result of a search on a slice. */
export interface FilteredSlice {
  /** Rows that pass every filter. */
  readonly all: Bitset;
  /** The rows that pass every filter but one. */
  but(field: FilterField): Bitset;
  /** The rows that pass every filter but these. */
  without(fields: readonly FilterField[]): Bitset;
  /** The filters that the search uses. */
  readonly fields: readonly FilterField[];
}

export function filterSlice(search: ResolvedSearch, slice: ListingSlice): FilteredSlice {
  const used: { field: FilterField; rows: Bitset }[] = [];
  for (const [field, filter] of Object.entries(FILTERS) as [FilterField, SliceFilter][]) {
    const rows = filter(search, slice);
    if (rows) used.push({ field, rows });
  }
  const passingAll = (filters: typeof used): Bitset =>
    filters.reduce((rows, filter) => both(rows, filter.rows), slice.everyRow);
  const all = passingAll(used);
  const without = (fields: readonly FilterField[]) =>
    used.some(({ field }) => fields.includes(field))
      ? passingAll(used.filter(({ field }) => !fields.includes(field)))
      : all;
  return {
    all,
    fields: used.map(({ field }) => field),
    but: (field) => without([field]),
    without,
  };
}

/** Rows that are available at a matching time; cached, because they stay the same all day. */
export function freeRows(slice: ListingSlice, availability: Availability, day: SearchDay): Bitset {
  return slice.cachedToday(day, availability, () => {
    const { from, before } = availabilityWindow(availability, day);
    return rowsBetween(slice.availableFrom, from, before - 1);
  });
}

/** Rows confirmed within the last 7 days; cached, because they stay the same all day. */
export function confirmedRows(slice: ListingSlice, day: SearchDay): Bitset {
  return slice.cachedToday(day, 'confirmed', () =>
    rowsBetween(slice.confirmedAt, day.confirmedSince, Number.POSITIVE_INFINITY),
  );
}

function atLeast(column: Int32Array, least: number | undefined): Bitset | undefined {
  return least === undefined ? undefined : rowsBetween(column, least, Number.POSITIVE_INFINITY);
}

function atMost(column: Int32Array, most: number | undefined): Bitset | undefined {
  return most === undefined ? undefined : rowsBetween(column, Number.NEGATIVE_INFINITY, most);
}

/** The contract allows any number of years; the offered ones are counted already. */
function newerRows(slice: ListingSlice, years: number): Bitset {
  return slice.options.maxAge.get(String(years)) ?? rowsBetween(slice.age, 0, years);
}

function satisfyingAny(
  slice: ListingSlice,
  field: OptionField,
  wanted: readonly (string | number)[],
): Bitset | undefined {
  if (wanted.length === 0) return undefined;
  const sets = wanted.flatMap((value) => slice.options[field].get(String(value)) ?? []);
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

function circleRows(slice: ListingSlice, { place, radiusKm }: Circle): Bitset {
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

/** The bounding box of the drawn area first, which excludes most rows. */
function drawnRows(slice: ListingSlice, corners: readonly GeoPoint[]): Bitset {
  const { south, west, north, east } = polygonBounds(corners);
  return rowsWhere(slice, (latitude, longitude) => {
    if (latitude < south || latitude > north || longitude < west || longitude > east) return false;
    return isInPolygon(corners, { latitude, longitude });
  });
}

function rowsWhere(slice: ListingSlice, test: (latitude: number, longitude: number) => boolean): Bitset {
  const rows = emptyBitset(slice.rows);
  for (let row = 0; row < slice.rows; row += 1) {
    if (test(slice.latitude[row] ?? Number.NaN, slice.longitude[row] ?? Number.NaN)) addRow(rows, row);
  }
  return rows;
}
