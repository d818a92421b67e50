import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Rows of CSV files that became drafts, so that the same file makes nothing twice. */
export const importedRow = pgTable(
  'imported_row',
  {
    accountId: idOf('account_id', () => account.id),
    /** SHA-256 of the answers of the row. */
    digest: text().notNull(),
    draftId: text('draft_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.digest] }),
    // For the clean-up.
    index('imported_row_at').on(table.at),
  ],
);
