import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, idOf } from '../foundation/database/public.ts';
import { account } from '../people/accounts/public.ts';

export const newComersEntry = pgTable(
  'new_comers_entry',
  {
    /** Made by the client, so that a repeated request saves once. */
    id: uuid().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    text: text().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [index('new_comers_entry_account').on(table.accountId, table.savedAt)],
);
