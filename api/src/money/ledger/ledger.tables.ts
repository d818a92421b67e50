import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** The ledger accounts that money moves between. A balance is the sum of an account's entries and is not stored. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    /** `wallet:acc_…`, `gateway:sandbox`. */
    name: text().primaryKey(),
    /** Owner of the money; null for the house's own accounts. */
    ownerId: text('owner_id').references(() => account.id),
    /** Accounts of people never go negative; what we owe to a gateway may. */
    mayGoBelowZero: boolean('may_go_below_zero').notNull(),
  },
  (table) => [index('ledger_account_owner').on(table.ownerId).where(sql`owner_id is not null`)],
);

/**
 * Movements. Rows of this table and of `ledger_entry` are never changed or deleted (triggers in migration
 * `0008_ledger`). A mistake is corrected by another movement.
 */
export const ledgerTransaction = pgTable('ledger_transaction', {
  /** In the order of posting. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Chosen by the caller: the same key moves money once. */
  key: text().notNull().unique(),
  kind: text().notNull(),
  /** Text for the owner in the history. */
  description: text().notNull(),
  at: at('at').notNull(),
  /** SHA-256 of the movement: distinguishes a repeat from a different movement under the same key. */
  digest: text().notNull(),
  /** The number of its entries, so that none can be added later. */
  entries: smallint().notNull(),
});

/** `ledger_entry_account`: sums and histories of one account are index-only reads. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransaction.id),
    ledgerAccount: idOf('ledger_account', () => ledgerAccount.name),
    /** Into the account when positive, out of it when negative. */
    paise: paise('paise').notNull(),
  },
  (table) => [
    index('ledger_entry_account').on(table.ledgerAccount, table.transactionId, table.paise),
    index('ledger_entry_transaction').on(table.transactionId),
    check('ledger_entry_moves_something', sql`paise <> 0`),
  ],
);
