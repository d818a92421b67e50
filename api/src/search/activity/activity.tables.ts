import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Listings that a person viewed recently: at most VIEWED_AT_MOST each. */
export const viewedListing = pgTable(
  'viewed_listing',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    viewedAt: at('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    // For counting how many people viewed a listing.
    index('viewed_listing_listing').on(table.listingId),
  ],
);

/** Recent searches of a person: at most SEARCHES_AT_MOST each. */
export const recentSearch = pgTable(
  'recent_search',
  {
    accountId: idOf('account_id', () => account.id),
    /** Path and query of the results page. */
    address: text().notNull(),
    title: text().notNull(),
    searchedAt: at('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);
