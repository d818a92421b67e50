import { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';
import type { VisitWindow } from './visit-week.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => account.id);

/** Which reminder a person has had of a visit, the last one. */
const REMINDERS = ['day', 'hours'] as const;

/**
 * Visits of people to homes of others. Whoever books, the database keeps an hour of a home, of its host and of the
 * visitor for one visit: the three unique indexes, over all that are not cancelled. Moving a visit moves its row.
 */
export const visit = pgTable(
  'visit',
  {
    /** Opaque, `vis_…`; a lead's id as well. */
    id: text().primaryKey(),
    listingId: text('listing_id').notNull(),
    visitorId: person('visitor_id'),
    ownerId: person('owner_id'),
    /** Who shows the home and can be in one place at a time: see home-to-visit.queries.ts. */
    host: text().notNull(),
    startsAt: at('starts_at').notNull(),
    state: text({ enum: ['booked', 'cancelled'] }).notNull(),
    cancelledBy: text('cancelled_by', { enum: ['visitor', 'owner'] }),
    sponsored: boolean().notNull(),
    /** How often it was moved or cancelled. */
    sequence: integer().notNull(),
    /** Where the visitor came from. */
    attribution: jsonb().$type<LeadAttribution>().notNull(),
    /** What each side says came of it. */
    visitorOutcome: text('visitor_outcome', { enum: VISIT_OUTCOMES }),
    ownerOutcome: text('owner_outcome', { enum: VISIT_OUTCOMES }),
    visitorReminded: text('visitor_reminded', { enum: REMINDERS }),
    ownerReminded: text('owner_reminded', { enum: REMINDERS }),
    /** When the visitor was asked to say that they come, and when they did; of the time of now. */
    confirmAskedAt: at('confirm_asked_at'),
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull(),
    /** When it was booked for its time of now, or cancelled. */
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('visit_listing_slot').on(table.listingId, table.startsAt).where(sql`state <> 'cancelled'`),
    uniqueIndex('visit_host_slot').on(table.host, table.startsAt).where(sql`state <> 'cancelled'`),
    uniqueIndex('visit_visitor_slot').on(table.visitorId, table.startsAt).where(sql`state <> 'cancelled'`),
    index('visit_visitor').on(table.visitorId, table.startsAt),
    index('visit_owner').on(table.ownerId, table.startsAt),
    index('visit_starts').on(table.startsAt).where(sql`state <> 'cancelled'`),
  ],
);

export type VisitRow = typeof visit.$inferSelect;

/**
 * Slots that are being booked. A row counts until its `release_at` and is nobody's from then on: nothing has to clear
 * it away. A holder has one.
 */
export const slotHold = pgTable(
  'slot_hold',
  {
    host: text().notNull(),
    startsAt: at('starts_at').notNull(),
    listingId: text('listing_id').notNull(),
    /** Digest of the device's id, or of the account where no device is known. */
    holder: text().notNull(),
    releaseAt: at('release_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.startsAt] }),
    uniqueIndex('slot_hold_holder').on(table.holder),
    index('slot_hold_release').on(table.releaseAt),
  ],
);

/** Weeks of owners who have said when they show a listing; for all others `defaultWeek` holds. */
export const visitWeek = pgTable('visit_week', {
  listingId: text('listing_id').primaryKey(),
  ownerId: person('owner_id'),
  windows: jsonb().$type<readonly VisitWindow[]>().notNull(),
  /** Days in India without visits, `2026-12-25`. */
  daysOff: jsonb('days_off').$type<readonly string[]>().notNull(),
  changedAt: at('changed_at').notNull(),
});

/** Times at which somebody would come, were a slot free; told once. */
export const visitWish = pgTable(
  'visit_wish',
  {
    accountId: person('account_id'),
    listingId: text('listing_id').notNull(),
    fromAt: at('from_at').notNull(),
    untilAt: at('until_at').notNull(),
    createdAt: at('created_at').notNull(),
    toldAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId, table.fromAt] }),
    index('visit_wish_open').on(table.listingId, table.untilAt).where(sql`told_at is null`),
  ],
);

/** Where the field executive of a visit was last. */
export const visitPosition = pgTable(
  'visit_position',
  {
    visitId: text('visit_id')
      .primaryKey()
      .references(() => visit.id),
    staffAccountId: person('staff_account_id'),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('visit_position_at').on(table.at)],
);
