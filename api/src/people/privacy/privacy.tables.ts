import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Copies of everything that is kept of a person, each to be downloaded by them for a week. */
export const dataExport = pgTable(
  'data_export',
  {
    /** `exp_…`. */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    requestedAt: at('requested_at').notNull(),
    /** In the file store; null while it is being prepared. */
    fileKey: text('file_key'),
    expiresAt: at('expires_at'),
  },
  (table) => [index('data_export_account').on(table.accountId, table.requestedAt)],
);

/** Accounts that go on a day, unless their owners think again. */
export const accountDeletion = pgTable('account_deletion', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  requestedAt: at('requested_at').notNull(),
  deletesAt: at('deletes_at').notNull(),
  /** When it was done; null before. */
  deletedAt: at('deleted_at'),
});
