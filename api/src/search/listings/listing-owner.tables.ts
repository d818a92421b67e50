import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * The owner of each listing. Separate from `listing`, so that no search can read it and bulk loading stays unchanged.
 * Listings are bulk loaded without foreign keys, so nothing references them.
 */
export const listingOwner = pgTable(
  'listing_owner',
  {
    listingId: text('listing_id').primaryKey(),
    accountId: idOf('account_id', () => account.id),
  },
  (table) => [index('listing_owner_account').on(table.accountId)],
);
