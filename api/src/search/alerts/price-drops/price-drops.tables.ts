import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../../people/accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const person = () =>
  text('account_id')
    .notNull()
    .references(() => account.id);

/** One message of price drops to a person: first decided on, then sent, so that a stop in between loses and repeats nothing. */
export const priceDropMessage = pgTable(
  'price_drop_message',
  {
    /** `pdm_…`, opaque; the link that stops these messages names it. */
    id: text().primaryKey(),
    accountId: person(),
    /** Day of the person at whose nine o'clock it was due: one message a day. */
    day: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was handed to the queue of messages, or there was nothing left to tell; null until then. */
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('price_drop_message_day').on(table.accountId, table.day),
    index('price_drop_message_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
);

/** Drops that are told, or about to be: each once a person. */
export const toldPriceDrop = pgTable(
  'told_price_drop',
  {
    accountId: person(),
    listingId: text('listing_id').notNull(),
    /** Of its row in `price_change`. */
    droppedAt: at('dropped_at').notNull(),
    /** ₹ (a month), before the drop. */
    fromPrice: integer('from_price').notNull(),
    messageId: text('message_id')
      .notNull()
      .references(() => priceDropMessage.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId, table.droppedAt] }),
    index('told_price_drop_message').on(table.messageId),
  ],
);

/** Who has said whether to be told; who has not is told. */
export const priceDropChoice = pgTable('price_drop_choice', {
  accountId: person().primaryKey(),
  /** Null while they are told. */
  stoppedAt: at('stopped_at'),
  /** The message whose link stopped them, so that the same link can take that back. */
  stoppedBy: text('stopped_by'),
  /** Drops of before are no news: when they went on. */
  since: at('since').notNull(),
});
