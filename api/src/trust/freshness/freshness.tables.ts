import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * How far asking an owner has come. A row belongs to one confirmation of the listing: once it is confirmed anew, the row
 * is about the past, and the next asking overwrites it.
 */
export const listingPing = pgTable(
  'listing_ping',
  {
    listingId: text('listing_id').primaryKey(),
    /** `listing.confirmed_at` that the owner was asked about. */
    about: at('about').notNull(),
    /** The first, friendly question. */
    askedAt: at('asked_at').notNull(),
    /** The second, which names the day of the pause. */
    pingedAt: at('pinged_at'),
    pausedAt: at('paused_at'),
  },
  (table) => [index('listing_ping_asked').on(table.askedAt)],
);
