import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';

/**
 * Whose each listing is. Apart from `listing`, so that no search can read it, and so that bulk loading stays as it is;
 * listings are loaded without their keys, which is why nothing refers to them.
 */
export const listingOwner = pgTable(
  'listing_owner',
  {
    listingId: text('listing_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [index('listing_owner_account').on(table.accountId)],
);
