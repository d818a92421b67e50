import { ALERT_CHANNELS, ALERT_FREQUENCIES } from '@aangan/shared-kit/domain/alert-options';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listingCategory } from '../listings/public.ts';
import type { SavedRequirement } from './saved-requirement.ts';

/** A saved search, or a requirement: a search that was made from a person's answers. */
export const alert = pgTable(
  'alert',
  {
    /** `alt_…`, opaque. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    kind: text({ enum: ['search', 'requirement'] }).notNull(),
    category: listingCategory().notNull(),
    city: text().notNull(),
    /** Canonical address of the search, read by the parser of all search addresses. */
    address: text().notNull(),
    name: text().notNull(),
    requirement: jsonb().$type<SavedRequirement>(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    channel: text({ enum: ALERT_CHANNELS }).notNull(),
    /** Only listings posted later are new: when the alert was created, changed or resumed. */
    since: at('since').notNull(),
    /** Time of the next message at the earliest. */
    nextAt: at('next_at').notNull(),
    pausedAt: at('paused_at'),
    /** The message whose link paused it, so that the same link can resume it. */
    stoppedBy: text('stopped_by'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('alert_search').on(table.accountId, table.address).where(sql`kind = 'search'`),
    uniqueIndex('alert_requirement').on(table.accountId, table.category, table.city).where(sql`kind = 'requirement'`),
    // Finds the alerts that new listings are compared with.
    index('alert_matched').on(table.city, table.category, table.id).where(sql`paused_at is null`),
    // Finds the alerts that are due.
    index('alert_due').on(table.nextAt).where(sql`paused_at is null`),
  ],
);

export type AlertRow = typeof alert.$inferSelect;

/**
 * One message to a person. It is planned first and sent later, so that a crash in between loses and repeats nothing.
 */
export const alertMessage = pgTable(
  'alert_message',
  {
    /** `alm_…`, opaque; part of links that stop alerts. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    channel: text({ enum: ALERT_CHANNELS }).notNull(),
    /** `day 2026-11-22` or `hour 12345`: one message per person, channel and slot. */
    slot: text().notNull(),
    /** Alerts that the message covers. */
    alertIds: text('alert_ids').array().notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was put into the message queue; null until then. */
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('alert_message_slot').on(table.accountId, table.channel, table.slot),
    index('alert_message_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
);

/** A home that was found for a person. The person is notified once, whichever of their alerts it fits. */
export const alertMatch = pgTable(
  'alert_match',
  {
    accountId: idOf('account_id', () => account.id),
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

/** How far new listings have been compared with the alerts. The table has one row. */
export const alertCursor = pgTable('alert_cursor', {
  id: integer().primaryKey(),
  /** All listings posted up to this time have been compared. */
  postedUpTo: at('posted_up_to').notNull(),
});
