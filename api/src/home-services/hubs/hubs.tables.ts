import { BUSINESSES, type Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';

const business = () => text({ enum: BUSINESSES }).notNull();

/** The first and the last PIN code of a range. */
export type PinRange = readonly [first: number, last: number];

/** Places from which professionals leave. Staff may change what a hub serves; the catalogue of hubs only adds. */
export const serviceHub = pgTable(
  'service_hub',
  {
    /** `BLR-SOUTH`. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** `greater-noida`. */
    city: text().notNull(),
    pins: jsonb().$type<readonly PinRange[]>().notNull(),
    /** Visits that each business can begin in a slot. */
    capacity: jsonb().$type<Readonly<Record<Business, number>>>().notNull(),
  },
  (table) => [index('service_hub_city').on(table.city)],
);

export type HubRow = typeof serviceHub.$inferSelect;

/** Slots whose capacity staff have set apart. */
export const slotCapacity = pgTable(
  'service_slot_capacity',
  {
    hubId: idOf('hub_id', () => serviceHub.id),
    business: business(),
    startsAt: at('starts_at').notNull(),
    capacity: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hubId, table.business, table.startsAt] })],
);

/**
 * Places of bookings in slots: one for each booking. With `release_at` a place is held until then, and a row whose time
 * is over does not count; null is for ever.
 */
export const slotPlace = pgTable(
  'service_slot_place',
  {
    bookingId: text('booking_id').primaryKey(),
    hubId: idOf('hub_id', () => serviceHub.id),
    business: business(),
    startsAt: at('starts_at').notNull(),
    releaseAt: at('release_at'),
  },
  (table) => [
    index('service_slot_place_slot').on(table.hubId, table.business, table.startsAt),
    index('service_slot_place_release').on(table.releaseAt).where(sql`release_at is not null`),
  ],
);
