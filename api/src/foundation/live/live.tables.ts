import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../database/public.ts';

/** Numbers of {@link liveEvent}. */
export const liveEventNumbers = pgSequence('live_event_numbers');

/**
 * Events for people whose page is open, stored for a day. They hold ids and states, and no names or numbers.
 *
 * A row is written in the transaction of its cause, without a number. It gets the number after the commit, from one
 * transaction at a time. A reader that has seen a number has therefore seen all lower ones.
 */
export const liveEvent = pgTable(
  'live_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The event's id for readers; null until it has one. */
    number: bigint({ mode: 'number' }),
    topic: text().notNull(),
    /** Whose event it is, as the topic's handler says: an account, a payment. */
    audience: text().notNull(),
    payload: jsonb().notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('live_event_number').on(table.number),
    index('live_event_unnumbered').on(table.id).where(sql`number is null`),
    index('live_event_channel').on(table.audience, table.topic, table.number),
    index('live_event_at').on(table.at),
  ],
);
