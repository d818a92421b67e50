import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/**
 * Steps taken to ask an owner. A row belongs to one confirmation of the listing. After a new confirmation the row is
 * outdated, and the next question overwrites it.
 */
export const listingPing = pgTable(
  'listing_ping',
  {
    listingId: text('listing_id').primaryKey(),
    /** `listing.confirmed_at` that the owner was asked about. */
    about: at('about').notNull(),
    /** When the first question was sent. */
    askedAt: at('asked_at').notNull(),
    /** When the warning, which names the day of the pause, was sent. */
    pingedAt: at('pinged_at'),
    pausedAt: at('paused_at'),
  },
  (table) => [index('listing_ping_asked').on(table.askedAt)],
);
