import {
  AMENITIES,
  BHK_TYPES,
  BUILDING_AGES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FLOOR_BANDS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  POSTERS,
  PREFERRED_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import { FACINGS } from '@aangan/shared-kit/domain/posting/posting-options';
import { addRow, type Bitset, emptyBitset, fullBitset } from './bitset.ts';
import { PARKING_SATISFIED_BY, PG_TENANT_SATISFIED_BY } from './option-meaning.ts';
import type { SearchDay } from './search-day.ts';
import { partOf, SECOND_WORD, WORD } from './slice-word.ts';

/** Search fields that have a set of rows per option. */
const OPTION_FIELDS = {
  bhk: BHK_TYPES,
  furnishing: FURNISHINGS,
  parking: PARKINGS,
  tenants: PREFERRED_TENANTS,
  buildingTypes: BUILDING_TYPES,
  commercialTypes: COMMERCIAL_TYPE_KEYS,
  roomTypes: PG_ROOM_TYPES,
  pgTenant: PG_TENANTS,
  flatmateRoom: FLATMATE_ROOMS,
  buildingStage: ['-1', '0'],
  bathrooms: ['1', '2', '3', '4', '5', '6'],
  floors: FLOOR_BANDS,
  maxAge: BUILDING_AGES.map(String),
  facing: FACINGS,
  postedBy: POSTERS,
  amenities: AMENITIES,
  withPhotos: ['true'],
} as const satisfies Record<string, readonly string[]>;

export type OptionField = keyof typeof OPTION_FIELDS;

/** Rows of one place, from `start` to `end`, exclusive. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The active listings of one category in one city, by column, with the rows of a locality side by side: 52 bytes per
 * listing and a bit per option. Facets, totals and relaxations are counted here in tenths of a millisecond; grouping in
 * the database takes tens of milliseconds.
 */
export interface ListingSlice {
  readonly rows: number;
  readonly price: Int32Array;
  readonly area: Int32Array;
  /** Years; -1 where unknown. */
  readonly age: Int32Array;
  readonly availableFrom: Float64Array;
  readonly confirmedAt: Float64Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Rows that satisfy an option, by field and option. */
  readonly options: { readonly [Field in OptionField]: ReadonlyMap<string, Bitset> };
  /** By id of locality. */
  readonly localities: ReadonlyMap<string, RowRange>;
  /** By id of society. */
  readonly societies: ReadonlyMap<string, RowRange>;
  readonly everyRow: Bitset;
  /** Fields with an option that at least one listing satisfies: a plot has no rooms. */
  readonly meaningful: readonly OptionField[];
  /** A set of rows that stays the same until midnight, created on first use. */
  cachedToday(day: SearchDay, name: string, make: () => Bitset): Bitset;
}

/** Listings of one locality and society as the database packs them. */
export interface PackedListings {
  readonly localityId: string;
  readonly societyId: string | null;
  readonly packed: Buffer;
}

/** Bytes per packed listing. */
const PACKED_BYTES = 52;

/** Unpacks the listings of a city and category; groups of one locality must be adjacent. */
export function unpackSlice(groups: readonly PackedListings[]): ListingSlice {
  const rows = groups.reduce((sum, { packed }) => sum + packed.length / PACKED_BYTES, 0);
  const slice = emptySlice(rows);
  const add = optionAdder(slice.options);
  let row = 0;
  for (const { localityId, societyId, packed } of groups) {
    const start = row;
    const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
    for (let at = 0; at < packed.length; at += PACKED_BYTES, row += 1) {
      slice.price[row] = view.getInt32(at);
      slice.area[row] = view.getInt32(at + 4);
      const second = view.getInt32(at + 48);
      add(row, view.getInt32(at + 8), view.getInt32(at + 12), second);
      slice.age[row] = partOf(second, SECOND_WORD.age) - 1;
      slice.availableFrom[row] = view.getFloat64(at + 16);
      slice.confirmedAt[row] = view.getFloat64(at + 24);
      slice.latitude[row] = view.getFloat64(at + 32);
      slice.longitude[row] = view.getFloat64(at + 40);
    }
    slice.localities.set(localityId, { start: slice.localities.get(localityId)?.start ?? start, end: row });
    if (societyId) slice.societies.set(societyId, { start, end: row });
  }
  return { ...slice, meaningful: meaningfulFields(slice.options), cachedToday: cachedForToday() };
}

function meaningfulFields(options: ListingSlice['options']): OptionField[] {
  return (Object.keys(OPTION_FIELDS) as OptionField[]).filter((field) =>
    [...options[field].values()].some((rows) => rows.some((word) => word !== 0)),
  );
}

function cachedForToday(): ListingSlice['cachedToday'] {
  let today = 0;
  const saved = new Map<string, Bitset>();
  return (day, name, make) => {
    if (day.endOfToday !== today) saved.clear();
    today = day.endOfToday;
    const rows = saved.get(name) ?? make();
    saved.set(name, rows);
    return rows;
  };
}

function emptySlice(rows: number) {
  return {
    rows,
    price: new Int32Array(rows),
    area: new Int32Array(rows),
    age: new Int32Array(rows),
    availableFrom: new Float64Array(rows),
    confirmedAt: new Float64Array(rows),
    latitude: new Float64Array(rows),
    longitude: new Float64Array(rows),
    options: optionSets(rows),
    localities: new Map<string, RowRange>(),
    societies: new Map<string, RowRange>(),
    everyRow: fullBitset(rows),
  };
}

function optionSets(rows: number): ListingSlice['options'] {
  const entries = Object.entries(OPTION_FIELDS).map(([field, options]) => [
    field,
    new Map(options.map((option) => [option, emptyBitset(rows)])),
  ]);
  return Object.fromEntries(entries) as ListingSlice['options'];
}

/** Adds a row to the set of every option that its packed facts satisfy. */
function optionAdder(
  options: ListingSlice['options'],
): (row: number, word: number, amenities: number, second: number) => void {
  const parkingOf = satisfiedSets(PARKINGS, PARKING_SATISFIED_BY, options.parking);
  const pgTenantOf = satisfiedSets(PG_TENANTS, PG_TENANT_SATISFIED_BY, options.pgTenant);
  const single = [
    { part: WORD.bhk, sets: setsOf(options.bhk) },
    { part: WORD.furnishing, sets: setsOf(options.furnishing) },
    { part: WORD.building, sets: setsOf(options.buildingTypes) },
    { part: WORD.commercial, sets: setsOf(options.commercialTypes) },
    { part: WORD.flatmateRoom, sets: setsOf(options.flatmateRoom) },
  ];
  const tenants = setsOf(options.tenants);
  const roomTypes = setsOf(options.roomTypes);
  const amenitySets = setsOf(options.amenities);
  const bathroomSets = setsOf(options.bathrooms);
  const [building, ready] = setsOf(options.buildingStage);
  const [withPhotos] = setsOf(options.withPhotos);
  const floors = setsOf(options.floors);
  const facings = setsOf(options.facing);
  const ages = setsOf(options.maxAge);
  const [byOwner, byBuilder] = setsOf(options.postedBy);
  return (row, word, amenities, second) => {
    for (const { part, sets } of single) addTo(sets[partOf(word, part) - 1], row);
    for (const set of parkingOf[partOf(word, WORD.parking)] ?? []) addRow(set, row);
    for (const set of pgTenantOf[partOf(word, WORD.pgTenant) - 1] ?? []) addRow(set, row);
    addByMask(tenants, partOf(word, WORD.tenants), row);
    addByMask(roomTypes, partOf(word, WORD.roomTypes), row);
    addByMask(amenitySets, amenities, row);
    const bathrooms = partOf(word, WORD.bathrooms);
    for (let at = 0; at < bathrooms; at += 1) addTo(bathroomSets[at], row);
    addTo(partOf(word, WORD.underConstruction) === 1 ? building : ready, row);
    if (partOf(word, WORD.hasPhotos) === 1) addTo(withPhotos, row);
    addTo(floors[partOf(second, SECOND_WORD.floor) - 1], row);
    addTo(facings[partOf(second, SECOND_WORD.facing) - 1], row);
    addTo(partOf(second, SECOND_WORD.postedByBuilder) === 1 ? byBuilder : byOwner, row);
    const age = partOf(second, SECOND_WORD.age) - 1;
    BUILDING_AGES.forEach((most, at) => {
      if (age >= 0 && age <= most) addTo(ages[at], row);
    });
  };
}

function setsOf(options: ReadonlyMap<string, Bitset>): Bitset[] {
  return [...options.values()];
}

/** For each value that a listing may have, the sets of the options it satisfies. */
function satisfiedSets<Value extends string>(
  values: readonly Value[],
  satisfiedBy: Readonly<Record<Value, readonly Value[]>>,
  sets: ReadonlyMap<string, Bitset>,
): Bitset[][] {
  return values.map((value) =>
    values.filter((wanted) => satisfiedBy[wanted].includes(value)).flatMap((wanted) => sets.get(wanted) ?? []),
  );
}

function addByMask(sets: readonly Bitset[], mask: number, row: number): void {
  for (let at = 0; at < sets.length; at += 1) if ((mask & (1 << at)) !== 0) addTo(sets[at], row);
}

function addTo(set: Bitset | undefined, row: number): void {
  if (set) addRow(set, row);
}
