import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';

/** Shortlisted homes. Listings are bulk loaded without foreign keys, so no table references them. */
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
    // Finds who shortlisted a listing whose price drops.
    index('shortlist_entry_listing').on(table.listingId),
    index('shortlist_entry_newest').on(table.accountId, table.shortlistedAt.desc()),
  ],
);
