import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many result pages of a day have shown a listing. The key serves both the counts of a listing and the upserts. */
export const listingImpression = pgTable(
  'listing_impression',
  {
    listingId: text('listing_id').notNull(),
    /** In India. */
    day: date().notNull(),
    pages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);
