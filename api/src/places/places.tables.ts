import { UNIT_TYPES } from '@aangan/shared-kit/domain/posting/unit-type';
import { PROJECT_KINDS, PROJECT_STAGES } from '@aangan/shared-kit/domain/projects/project-options';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf } from '../foundation/database/public.ts';

export const LANDMARK_KINDS = [
  'tech_park',
  'hospital',
  'college',
  'school',
  'station',
  'airport',
  'mall',
  'park',
] as const;

/** The 14 service cities with the price level that all seeded prices follow. */
export const city = pgTable('city', {
  slug: text().primaryKey(),
  /** The wire's spelling, lowercase with underscore: `greater_noida`. */
  value: text().notNull(),
  name: text().notNull(),
  aliases: text().array().notNull(),
  state: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  radiusKm: real('radius_km').notNull(),
  /** ₹ a month per sq ft in a tier 3 locality. */
  rentPerSqft: real('rent_per_sqft').notNull(),
  /** ₹ per sq ft in a tier 3 locality. */
  salePerSqft: real('sale_per_sqft').notNull(),
});

/**
 * Localities, societies, landmarks and metro stations. Ids: `loc-`, `soc-`, `lmk-` or `met-`, then city
 * and slug, `loc-bangalore-koramangala`.
 *
 * `place_city_kind_slug`: every search resolves slugs of one city (EXPLAIN: Index Scan, 0.03 ms), and a
 * city's localities are read by its first two columns. Ids go by the primary key.
 */
export const place = pgTable(
  'place',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['locality', 'society', 'landmark', 'metro'] }).notNull(),
    city: idOf('city', () => city.slug),
    slug: text().notNull(),
    name: text().notNull(),
    /** `South Bangalore`, `Koramangala, Bangalore`, `Hospital`, `Purple Line`. */
    subtitle: text().notNull(),
    aliases: text().array().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** `South`; empty where a place has none. */
    zone: text().notNull(),
    /** Six digits. A society has its locality's; empty for landmarks and metro stations. */
    pin: text().notNull(),
    /** 1 (dearest) to 5: localities, and societies by their locality. */
    tier: smallint(),
    /** Landmarks only. */
    landmarkKind: text('landmark_kind', { enum: LANDMARK_KINDS }),
  },
  (table) => [uniqueIndex('place_city_kind_slug').on(table.city, table.kind, table.slug)],
);

/** Name of the builder. All are fictional. */
export const builder = pgTable('builder', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Year. */
  since: smallint().notNull(),
});

/**
 * Fields of a society in addition to its place. `society_locality`: societies of a locality, for the listing generator
 * and the home page.
 */
export const society = pgTable(
  'society',
  {
    placeId: idOf('place_id', () => place.id).primaryKey(),
    localityId: idOf('locality_id', () => place.id),
    builderId: idOf('builder_id', () => builder.id),
    /** Builder's name, repeated here so that a listing's page needs no further join. */
    builder: text().notNull(),
    units: smallint().notNull(),
    builtYear: smallint('built_year').notNull(),
    stage: text({ enum: ['READY', 'UNDER_CONSTRUCTION'] }).notNull(),
  },
  (table) => [index('society_locality').on(table.localityId)],
);

/**
 * What a builder sells: one project for a society, with what lists and the home page show of it. Everything else about
 * it belongs to `builders/projects`, which also lists the indexes of its searches.
 *
 * `project_city_position`: the home page reads a city's hot selling projects in order. `project_builder`: projects of a
 * builder, newest launch first.
 */
export const project = pgTable(
  'project',
  {
    /** Ten letters and digits, for addresses. */
    id: text().primaryKey(),
    societyId: text('society_id')
      .notNull()
      .unique()
      .references(() => place.id),
    city: idOf('city', () => city.slug),
    slug: text().notNull(),
    name: text().notNull(),
    builderId: idOf('builder_id', () => builder.id),
    localityId: idOf('locality_id', () => place.id),
    locality: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    kind: text({ enum: PROJECT_KINDS }).notNull(),
    stage: text({ enum: PROJECT_STAGES }).notNull(),
    launchedOn: date('launched_on', { mode: 'string' }).notNull(),
    /** The first promise. */
    promisedOn: date('promised_on', { mode: 'string' }).notNull(),
    /** Expected now; of a ready project, when it was handed over. */
    possessionOn: date('possession_on', { mode: 'string' }).notNull(),
    /** ₹ of a unit. */
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
    /** ₹ per sq ft of built-up area. */
    pricePerSqft: integer('price_per_sqft').notNull(),
    /** Built-up area of a unit, sq ft. */
    minSize: integer('min_size').notNull(),
    maxSize: integer('max_size').notNull(),
    /** Sizes of its units. */
    units: text({ enum: UNIT_TYPES }).array().notNull(),
    /** Null where the builder has given none. */
    reraNumber: text('rera_number'),
    reraValidUntil: date('rera_valid_until', { mode: 'string' }),
    /** The builder pays for it to be shown first. */
    sponsored: boolean().notNull(),
    /** Copied from elsewhere: nobody has confirmed it to us. */
    scraped: boolean().notNull(),
    picture: text().notNull(),
    pictureAlt: text('picture_alt').notNull(),
    pictureColour: text('picture_colour').notNull(),
    /** Place among the hot selling projects of the city, from 1. */
    position: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('project_city_position').on(table.city, table.position),
    index('project_builder').on(table.builderId, table.launchedOn, table.id),
  ],
);

/** `metro_line_city`: a city's lines in order. */
export const metroLine = pgTable(
  'metro_line',
  {
    id: text().primaryKey(),
    city: idOf('city', () => city.slug),
    name: text().notNull(),
    colour: text().notNull(),
    status: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [index('metro_line_city').on(table.city, table.position)],
);

export const metroLineStation = pgTable(
  'metro_line_station',
  {
    lineId: idOf('line_id', () => metroLine.id),
    position: smallint().notNull(),
    placeId: idOf('place_id', () => place.id),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.position] })],
);

/**
 * Active listings by place and category: in a locality or society, within 2 km of a landmark or station,
 * in a city (`city-bangalore`). Filled by `refreshCounts`; a pair without listings has no row.
 */
export const listingCount = pgTable(
  'listing_count',
  {
    placeId: text('place_id').notNull(),
    category: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.category] })],
);

/** Medians of a locality's active listings. Filled by `refreshCounts`. */
export const localityMedian = pgTable('locality_median', {
  placeId: text('place_id').primaryKey(),
  /** ₹ a month of 2 BHK homes for rent, or null when there are none. */
  rent: integer(),
  /** ₹ per sq ft of homes for sale, or null when there are none. */
  pricePerSqft: integer('price_per_sqft'),
});

/** The series of a locality's trend that counts homes of all sizes. */
export const ALL_SIZES = 'ALL';

/**
 * Monthly price level of a locality, 36 months up to the month of seeding. The primary key serves the only read: one
 * locality and size in order of month.
 */
export const localityTrend = pgTable(
  'locality_trend',
  {
    placeId: text('place_id').notNull(),
    /** BHK1, BHK2, BHK3, or ALL for every size together. */
    bhk: text().notNull(),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    /** ₹ a month. */
    rentMedian: integer('rent_median').notNull(),
    /** ₹ */
    pricePerSqft: integer('price_per_sqft').notNull(),
    sampleSize: smallint('sample_size').notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.bhk, table.month] })],
);
