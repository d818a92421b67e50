import { ALERT_CHANNELS, ALERT_FREQUENCIES } from '@aangan/shared-kit/domain/alert-options';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';
import { listingCategory } from '../listings/property.tables.ts';
import type { KeptRequirement } from './kept-requirement.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const owner = () =>
  text('account_id')
    .notNull()
    .references(() => account.id);

/** What somebody wants to be told of: a saved search, or a requirement, which is a search with answers behind it. */
export const alert = pgTable(
  'alert',
  {
    /** `alt_…`, opaque. */
    id: text().primaryKey(),
    accountId: owner(),
    kind: text({ enum: ['search', 'requirement'] }).notNull(),
    category: listingCategory().notNull(),
    city: text().notNull(),
    /** Canonical address of the search: read by the parser of all search addresses. */
    address: text().notNull(),
    name: text().notNull(),
    requirement: jsonb().$type<KeptRequirement>(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    channel: text({ enum: ALERT_CHANNELS }).notNull(),
    /** Listings posted before are no news: when it was made, changed or resumed. */
    since: at('since').notNull(),
    /** From when on it may be told. */
    nextAt: at('next_at').notNull(),
    pausedAt: at('paused_at'),
    /** The message whose link paused it, so that the same link can take that back. */
    stoppedBy: text('stopped_by'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('alert_search').on(table.accountId, table.address).where(sql`kind = 'search'`),
    uniqueIndex('alert_requirement').on(table.accountId, table.category, table.city).where(sql`kind = 'requirement'`),
    // The alerts that a new listing is compared with.
    index('alert_matched').on(table.city, table.category, table.id).where(sql`paused_at is null`),
    // Whose turn it is.
    index('alert_due').on(table.nextAt).where(sql`paused_at is null`),
  ],
);

export type AlertRow = typeof alert.$inferSelect;

/** One message to a person: first decided on, then sent, so that a stop in between loses and repeats nothing. */
export const alertMessage = pgTable(
  'alert_message',
  {
    /** `alm_…`, opaque; links that stop alerts name it. */
    id: text().primaryKey(),
    accountId: owner(),
    channel: text({ enum: ALERT_CHANNELS }).notNull(),
    /** `day 2026-11-22` or `hour 12345`: one message a person, channel and slot. */
    slot: text().notNull(),
    /** Alerts that it tells of. */
    alertIds: text('alert_ids').array().notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was handed to the queue of messages; null until then. */
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('alert_message_slot').on(table.accountId, table.channel, table.slot),
    index('alert_message_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
);

/** A home that was found for a person. It is told once, whichever of their alerts it fits. */
export const alertMatch = pgTable(
  'alert_match',
  {
    accountId: owner(),
    listingId: text('listing_id').notNull(),
    alertId: text('alert_id').references(() => alert.id, { onDelete: 'set null' }),
    foundAt: at('found_at').notNull(),
    messageId: text('message_id').references(() => alertMessage.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index('alert_match_alert').on(table.alertId, table.foundAt),
    index('alert_match_message').on(table.messageId),
  ],
);

/** How far new listings have been compared with the alerts: one row. */
export const alertCursor = pgTable('alert_cursor', {
  id: integer().primaryKey(),
  /** Everything posted up to here has been seen. */
  postedUpTo: at('posted_up_to').notNull(),
});
