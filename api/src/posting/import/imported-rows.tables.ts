import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';

/** Rows of CSV files that became drafts, so that the same file makes nothing twice. */
export const importedRow = pgTable(
  'imported_row',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the answers of the row. */
    digest: text().notNull(),
    draftId: text('draft_id').notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.digest] }),
    // For the clean-up.
    index('imported_row_at').on(table.at),
  ],
);
