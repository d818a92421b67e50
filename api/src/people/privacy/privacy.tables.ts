import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** Copies of all stored data of a person, each available to them for a week. */
export const dataExport = pgTable(
  'data_export',
  {
    /** `exp_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    requestedAt: at('requested_at').notNull(),
    /** Key in the file store; null while it is being prepared. */
    fileKey: text('file_key'),
    expiresAt: at('expires_at'),
  },
  (table) => [index('data_export_account').on(table.accountId, table.requestedAt)],
);

/** Accounts that will be deleted on a day, unless their owners cancel. */
export const accountDeletion = pgTable('account_deletion', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  requestedAt: at('requested_at').notNull(),
  deletesAt: at('deletes_at').notNull(),
  /** When the deletion was done; null before. */
  deletedAt: at('deleted_at'),
});
