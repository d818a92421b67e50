import { CLOSED_WITH } from '@aangan/shared-kit/contracts/managing';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Each time that an owner let or sold a home. `listing_closing_account`: the copy of a person's data. */
export const listingClosing = pgTable(
  'listing_closing',
  {
    id: text().primaryKey(),
    listingId: text('listing_id').notNull(),
    accountId: idOf('account_id', () => account.id),
    closedWith: text('closed_with', { enum: CLOSED_WITH }).notNull(),
    /** The contact of the seeker who took it. */
    contactId: text('contact_id'),
    at: at('at').notNull(),
  },
  (table) => [index('listing_closing_account').on(table.accountId)],
);
