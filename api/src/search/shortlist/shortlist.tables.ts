import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

/** What people have shortlisted. Listings are loaded in bulk, without their keys: no table can refer to them. */
export const shortlistEntry = pgTable(
  'shortlist_entry',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    listingId: text('listing_id').notNull(),
    shortlistedAt: timestamp('shortlisted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    // Who has a listing whose price falls.
    index('shortlist_entry_listing').on(table.listingId),
    index('shortlist_entry_newest').on(table.accountId, table.shortlistedAt.desc()),
  ],
);
