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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import type { VisitWindow } from './visit-week.ts';

/** The last reminder that a person was sent for a visit. */
const REMINDERS = ['day', 'hours'] as const;

/**
 * Visits of people to homes of others. Three unique indexes, over all rows that are not cancelled, allow one visit per
 * hour of a home, of its host and of the visitor. Moving a visit updates its row.
 */
export const visit = pgTable(
  'visit',
  {
    /** Opaque, `vis_…`; also the id of the lead. */
    id: text().primaryKey(),
    listingId: text('listing_id').notNull(),
    visitorId: idOf('visitor_id', () => account.id),
    ownerId: idOf('owner_id', () => account.id),
    /** The host, who can be in one place at a time: see home-to-visit.queries.ts. */
    host: text().notNull(),
    startsAt: at('starts_at').notNull(),
    state: text({ enum: ['booked', 'cancelled'] }).notNull(),
    cancelledBy: text('cancelled_by', { enum: ['visitor', 'owner'] }),
    sponsored: boolean().notNull(),
    /** How often it was moved or cancelled. */
    sequence: integer().notNull(),
    /** Attribution: where the visitor came from. */
    attribution: jsonb().$type<LeadAttribution>().notNull(),
    /** Each side's statement on the outcome. */
    visitorOutcome: text('visitor_outcome', { enum: VISIT_OUTCOMES }),
    ownerOutcome: text('owner_outcome', { enum: VISIT_OUTCOMES }),
    visitorReminded: text('visitor_reminded', { enum: REMINDERS }),
    ownerReminded: text('owner_reminded', { enum: REMINDERS }),
    /** When the visitor was asked to confirm, and when they did; for the current time of the visit. */
    confirmAskedAt: at('confirm_asked_at'),
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull(),
    /** When it was booked for its current time, or cancelled. */
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
 * Held slots. A row counts until its `release_at` and is ignored from then on, so nothing has to delete it. A holder
 * has one.
 */
export const slotHold = pgTable(
  'slot_hold',
  {
    host: text().notNull(),
    startsAt: at('starts_at').notNull(),
    listingId: text('listing_id').notNull(),
    /** Digest of the device id, or of the account if no device is known. */
    holder: text().notNull(),
    releaseAt: at('release_at').notNull(),
    /** Digest of the network that the request came from; null for somebody who is logged in. */
    guestNetwork: text('guest_network'),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.startsAt] }),
    index('slot_hold_network').on(table.guestNetwork, table.releaseAt),
    uniqueIndex('slot_hold_holder').on(table.holder),
    index('slot_hold_release').on(table.releaseAt),
  ],
);

/** Weeks of owners who have set when they show a listing; `defaultWeek` applies to all others. */
export const visitWeek = pgTable('visit_week', {
  listingId: text('listing_id').primaryKey(),
  ownerId: idOf('owner_id', () => account.id),
  windows: jsonb().$type<readonly VisitWindow[]>().notNull(),
  /** Days in India without visits, `2026-12-25`. */
  daysOff: jsonb('days_off').$type<readonly string[]>().notNull(),
  changedAt: at('changed_at').notNull(),
});

/** Open requests for a free slot at given times; notified once. */
export const slotAlert = pgTable(
  'visit_wish',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    fromAt: at('from_at').notNull(),
    untilAt: at('until_at').notNull(),
    createdAt: at('created_at').notNull(),
    notifiedAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId, table.fromAt] }),
    index('visit_wish_open').on(table.listingId, table.untilAt).where(sql`told_at is null`),
  ],
);

/** Last position of the field executive of a visit. */
export const visitPosition = pgTable(
  'visit_position',
  {
    visitId: idOf('visit_id', () => visit.id).primaryKey(),
    staffAccountId: idOf('staff_account_id', () => account.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('visit_position_at').on(table.at)],
);
