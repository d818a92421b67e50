import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../../foundation/database/public.ts';
import { account } from '../../../people/accounts/public.ts';

/**
 * One price drop message to a person. It is planned first and sent later, so a crash in between loses and repeats
 * nothing.
 */
export const priceDropMessage = pgTable(
  'price_drop_message',
  {
    /** `pdm_…`, opaque; part of the link that stops these messages. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** The person's local date at whose nine o'clock it was due: one message per day. */
    day: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was put into the message queue, or found to have nothing left to notify; null until then. */
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('price_drop_message_day').on(table.accountId, table.day),
    index('price_drop_message_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
);

/** Drops that are notified or planned: each once per person. */
export const notifiedPriceDrop = pgTable(
  'told_price_drop',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    /** Id of its row in `price_change`. */
    droppedAt: at('dropped_at').notNull(),
    /** ₹ (a month), before the drop. */
    fromPrice: integer('from_price').notNull(),
    messageId: idOf('message_id', () => priceDropMessage.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId, table.droppedAt] }),
    index('told_price_drop_message').on(table.messageId),
  ],
);

/** Choices of people on price drop messages; without a row a person is notified. */
export const priceDropChoice = pgTable('price_drop_choice', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  /** Null while the person is notified. */
  stoppedAt: at('stopped_at'),
  /** The message whose link stopped them, so that the same link can undo it. */
  stoppedBy: text('stopped_by'),
  /** When the person opted in again; earlier drops are not notified. */
  since: at('since').notNull(),
});
