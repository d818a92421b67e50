import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import {
  BHK_TYPES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FURNISHINGS,
  PARKINGS,
  PG_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { place } from '../../places/public.ts';

export const listingCategory = pgEnum('listing_category', LISTING_CATEGORIES);
export const bhkType = pgEnum('bhk_type', BHK_TYPES);
export const furnishingType = pgEnum('furnishing_type', FURNISHINGS);
export const parkingType = pgEnum('parking_type', PARKINGS);
export const buildingType = pgEnum('building_type', BUILDING_TYPES);
export const commercialType = pgEnum('commercial_type', COMMERCIAL_TYPE_KEYS);
export const pgTenant = pgEnum('pg_tenant', PG_TENANTS);
export const flatmateRoom = pgEnum('flatmate_room', FLATMATE_ROOMS);

/**
 * All listings for rent and for sale. The indexes that searches use are in listing-indexes.ts, because drizzle cannot
 * express INCLUDE columns and bulk loading builds them last.
 * One partition for each city, and one for all others. The key has the city because the keys of a partitioned table
 * have its partition key, after the id, so that it finds an id alone. `listing_owner.listing_id` keeps an id unique in
 * all cities.
 * Sets (tenants, room types, amenities) are bit masks, see option-set.ts. Times have millisecond precision, so that a
 * cursor can carry them exactly.
 */
export const listing = pgTable(
  'listing',
  {
    id: text().notNull(),
    city: text().notNull(),
    category: listingCategory().notNull(),
    localityId: idOf('locality_id', () => place.id),
    societyId: text('society_id').references(() => place.id),
    title: text().notNull(),
    street: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Kilometres east and north of the city's middle, so that the index's plane distance is in km: see city-plane.ts. */
    position: point({ mode: 'tuple' }).notNull(),
    accurateLocation: boolean('accurate_location').notNull(),
    /** ₹ a month, or ₹ for sale categories; of a PG its cheapest bed. */
    price: integer().notNull(),
    /** Price before its last change, and the time of the change; null without changes. All changes: price_change. */
    previousPrice: integer('previous_price'),
    priceChangedAt: at('price_changed_at'),
    /** ₹; 0 for sale categories. */
    deposit: integer().notNull(),
    /** ₹ a month; 0 when there is none. */
    maintenanceAmount: integer('maintenance_amount').notNull(),
    /** Built-up or plot area, sq ft. */
    area: integer().notNull(),
    bhk: bhkType(),
    /** Half a room more than `bhk`: a 2.5 BHK is found as 2 BHK. */
    halfRoom: boolean('half_room').notNull().default(false),
    bathrooms: smallint().notNull(),
    floor: smallint(),
    totalFloors: smallint('total_floors'),
    /** Years. */
    age: smallint(),
    facing: text(),
    furnishing: furnishingType(),
    parking: parkingType().notNull(),
    buildingType: buildingType('building_type'),
    commercialType: commercialType('commercial_type'),
    pgTenant: pgTenant('pg_tenant'),
    flatmateRoom: flatmateRoom('flatmate_room'),
    /** Set of PREFERRED_TENANTS. */
    tenants: smallint().notNull(),
    /** Set of PG_ROOM_TYPES. */
    roomTypes: smallint('room_types').notNull(),
    /** Set of AMENITIES. */
    amenities: integer().notNull(),
    foodIncluded: boolean('food_included'),
    underConstruction: boolean('under_construction').notNull(),
    forLease: boolean('for_lease').notNull(),
    loanAvailable: boolean('loan_available').notNull(),
    availableFrom: at('available_from').notNull(),
    postedAt: at('posted_at').notNull(),
    /** When the owner last confirmed that it is still available. */
    confirmedAt: at('confirmed_at').notNull(),
    active: boolean().notNull(),
    /** LETOUT, SOLDOUT, LETOUT_{product} … when not active. */
    inactiveReason: text('inactive_reason'),
    sponsored: boolean().notNull(),
    postedByBuilder: boolean('posted_by_builder').notNull(),
    /** First name only. */
    ownerName: text('owner_name').notNull(),
    /** Uploaded photos (photo-token.ts) or ids of pictures of the catalogue, in order, joined by commas. */
    photos: text().notNull(),
    /** Without illustrations. */
    photoCount: smallint('photo_count').notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ name: 'listing_pkey', columns: [table.id, table.city] })],
);

export type ListingRow = typeof listing.$inferSelect;

/** Every change of a listing's price, ₹ (a month). */
export const priceChange = pgTable(
  'price_change',
  {
    listingId: text('listing_id').notNull(),
    at: at('at').notNull(),
    fromPrice: integer('from_price').notNull(),
    toPrice: integer('to_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.at] }),
    // Finds recent changes.
    index('price_change_at').on(table.at),
  ],
);

/**
 * Labels of the seeding, which the checks on listings have to find. They measure the checks; no call of the API reads
 * them. `listing_truth_kind`: measurements read one kind at a time.
 */
export const listingTruth = pgTable(
  'listing_truth',
  {
    listingId: text('listing_id').notNull(),
    kind: text({ enum: ['stale', 'duplicate', 'scam', 'broker'] }).notNull(),
    /** The original listing of a duplicate. */
    originalId: text('original_id'),
  },
  (table) => [index('listing_truth_kind').on(table.kind, table.listingId)],
);

/** Has one row once a seeding is complete. */
export const seedRun = pgTable('seed_run', {
  listings: integer().notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
});
