import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Shortlisted homes. Listings are bulk loaded without foreign keys, so no table references them. */
export const shortlistEntry = pgTable(
  'shortlist_entry',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    shortlistedAt: at('shortlisted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    // Finds who shortlisted a listing whose price drops.
    index('shortlist_entry_listing').on(table.listingId),
    index('shortlist_entry_newest').on(table.accountId, table.shortlistedAt.desc()),
  ],
);
