import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Listings that a person has looked at lately: at most VIEWED_AT_MOST each. */
export const viewedListing = pgTable(
  'viewed_listing',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    listingId: text('listing_id').notNull(),
    viewedAt: at('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    // How many people looked at a listing.
    index('viewed_listing_listing').on(table.listingId),
  ],
);

/** Searches that a person has made lately: at most SEARCHES_AT_MOST each. */
export const recentSearch = pgTable(
  'recent_search',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** Path and query of the results. */
    address: text().notNull(),
    title: text().notNull(),
    searchedAt: at('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);
