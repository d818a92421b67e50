import {
  BHK_TYPES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FLOOR_BAND_RANGES,
  FURNISHINGS,
  PARKINGS,
  PG_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import { FACINGS } from '@aangan/shared-kit/domain/posting/posting-options';

interface WordPart {
  readonly shift: number;
  readonly bits: number;
  /** SQL expression on a listing `l` for a whole number that fits the bits. */
  readonly sql: string;
}

/** Small facts of a listing, packed into one integer by the database and unpacked here. 31 bits, so never negative. */
export const WORD = {
  bhk: { shift: 0, bits: 3, sql: place('l.bhk', BHK_TYPES) },
  furnishing: { shift: 3, bits: 2, sql: place('l.furnishing', FURNISHINGS) },
  /** Every listing has a parking value, so it is coded from 0 to fit. */
  parking: { shift: 5, bits: 2, sql: `${place('l.parking', PARKINGS)} - 1` },
  building: { shift: 7, bits: 3, sql: place('l.building_type', BUILDING_TYPES) },
  commercial: { shift: 10, bits: 4, sql: place('l.commercial_type', COMMERCIAL_TYPE_KEYS) },
  pgTenant: { shift: 14, bits: 2, sql: place('l.pg_tenant', PG_TENANTS) },
  flatmateRoom: { shift: 16, bits: 2, sql: place('l.flatmate_room', FLATMATE_ROOMS) },
  tenants: { shift: 18, bits: 4, sql: 'l.tenants::int' },
  roomTypes: { shift: 22, bits: 4, sql: 'l.room_types::int' },
  bathrooms: { shift: 26, bits: 3, sql: 'least(l.bathrooms, 6)::int' },
  underConstruction: { shift: 29, bits: 1, sql: 'l.under_construction::int' },
  hasPhotos: { shift: 30, bits: 1, sql: '(l.photo_count > 0)::int' },
} as const satisfies Record<string, WordPart>;

/** Years are counted up to this; older buildings have it. */
const OLDEST = 100;

/** The small facts for which the first word has no space. */
export const SECOND_WORD = {
  /** The place of the floor's band in FLOOR_BANDS, from 1; 0 for an unknown floor. */
  floor: { shift: 0, bits: 3, sql: floorBand('l.floor') },
  facing: { shift: 3, bits: 4, sql: place('l.facing', FACINGS) },
  postedByBuilder: { shift: 7, bits: 1, sql: 'l.posted_by_builder::int' },
  /** One more than the years; 0 for an unknown age. */
  age: { shift: 8, bits: 7, sql: `coalesce(least(l.age, ${OLDEST})::int + 1, 0)` },
} as const satisfies Record<string, WordPart>;

/** SQL of the packed numbers. */
export const WORD_SQL = packed(WORD);
export const SECOND_WORD_SQL = packed(SECOND_WORD);

function packed(word: Readonly<Record<string, WordPart>>): string {
  return Object.values(word)
    .map(({ sql, shift }) => `((${sql}) << ${shift})`)
    .join(' | ');
}

function floorBand(column: string): string {
  const { GROUND, LOW, MIDDLE } = FLOOR_BAND_RANGES;
  const cases = [GROUND, LOW, MIDDLE].map(({ last }, at) => `when ${column} <= ${last} then ${at + 1}`).join(' ');
  return `case when ${column} is null then 0 ${cases} else 4 end`;
}

/** One fact of a packed number. */
export function partOf(word: number, { shift, bits }: WordPart): number {
  return (word >>> shift) & ((1 << bits) - 1);
}

/** The place of an enum value in its list, from 1; 0 for null. */
function place(column: string, values: readonly string[]): string {
  const cases = values.map((value, at) => `when '${value}' then ${at + 1}`).join(' ');
  return `case ${column} ${cases} else 0 end`;
}
