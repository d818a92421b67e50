import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The pots that money moves between. A balance is the sum of a pot's entries and is kept nowhere. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    /** `wallet:acc_…`, `gateway:sandbox`. */
    name: text().primaryKey(),
    /** Whose money it holds; null for the house's own pots. */
    ownerId: text('owner_id').references(() => account.id),
    /** Pots of people never do; what we owe to a gateway may. */
    mayGoBelowZero: boolean('may_go_below_zero').notNull(),
  },
  (table) => [index('ledger_account_owner').on(table.ownerId).where(sql`owner_id is not null`)],
);

/**
 * Movements. Rows of this table and of `ledger_entry` are never changed or deleted (triggers in migration
 * `0008_ledger`): what was wrong is put right by another movement.
 */
export const ledgerTransaction = pgTable('ledger_transaction', {
  /** In the order of posting. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Chosen by who posts: the same key moves money once. */
  key: text().notNull().unique(),
  kind: text().notNull(),
  /** What its owner reads in the history. */
  description: text().notNull(),
  at: at('at').notNull(),
  /** SHA-256 of what was to be moved: tells a repeat from another movement under the same key. */
  digest: text().notNull(),
  /** How many entries belong to it, so that none can be added later. */
  entries: smallint().notNull(),
});

/** `ledger_entry_account`: sums and histories of one pot come from the index alone. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransaction.id),
    ledgerAccount: text('ledger_account')
      .notNull()
      .references(() => ledgerAccount.name),
    /** Into the pot when positive, out of it when negative. */
    paise: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entry_account').on(table.ledgerAccount, table.transactionId, table.paise),
    index('ledger_entry_transaction').on(table.transactionId),
    check('ledger_entry_moves_something', sql`paise <> 0`),
  ],
);
