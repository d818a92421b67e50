import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '../people/accounts/public.ts';

export const newComersEntry = pgTable(
  'new_comers_entry',
  {
    /** Made by the client, so that a repeated request saves once. */
    id: uuid().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    text: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('new_comers_entry_account').on(table.accountId, table.savedAt)],
);
