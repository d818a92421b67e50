import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Members of the renter club, who joined by choice. */
export const renterClubMember = pgTable('renter_club_member', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  joinedAt: at('joined_at').notNull(),
  /** Null while a member. */
  leftAt: at('left_at'),
  /** Version of the text that was agreed to. */
  consentVersion: text('consent_version').notNull(),
});

/** Rents that were paid on time through Aangan. */
export const rentOnTime = pgTable(
  'rent_on_time',
  {
    paymentId: text('payment_id').primaryKey(),
    accountId: idOf('account_id', () => account.id),
    paidAt: at('paid_at').notNull(),
  },
  (table) => [index('rent_on_time_account').on(table.accountId)],
);
