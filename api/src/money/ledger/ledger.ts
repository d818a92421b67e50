import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './ledger.tables.ts';
import { type LedgerAccountName, ownerOf } from './ledger-account-name.ts';
import { LedgerError } from './ledger-error.ts';
import { checkedEntries, type LedgerEntry, type Movement, movementDigest } from './movement.ts';

export interface Posted {
  readonly transactionId: number;
  /** True when the key had already moved this money; nothing has moved now. */
  readonly replayed: boolean;
}

/**
 * Moves money between ledger accounts, once per key. It rolls back with the surrounding transaction.
 * @throws LedgerError `unbalanced`, `overdrawn`, or `key-reused`; then nothing has moved, and an outer transaction can
 * go on
 */
export async function postTransaction(database: DatabaseOrTransaction, movement: Movement): Promise<Posted> {
  const entries = checkedEntries(movement);
  const digest = movementDigest(movement.kind, entries);
  return database.transaction(async (transaction) => {
    const { key, kind, description, at } = movement;
    // Waits for another transaction that posts the same key, and then sees its result.
    const [posted] = await transaction
      .insert(ledgerTransaction)
      .values({ key, kind, description, at, digest, entries: entries.length })
      .onConflictDoNothing()
      .returning({ id: ledgerTransaction.id });
    if (!posted) return replayOf(transaction, key, digest);
    await openPots(transaction, entries);
    await lockPayers(transaction, entries);
    await transaction.insert(ledgerEntry).values(entries.map((entry) => ({ ...entry, transactionId: posted.id })));
    return { transactionId: posted.id, replayed: false };
  });
}

/** Id of the transaction that a key has posted, or undefined. */
export async function postedUnder(database: DatabaseOrTransaction, key: string): Promise<number | undefined> {
  const [row] = await database
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, key));
  return row?.id;
}

/** Sum of the account's entries, in paise; 0 for an account that was never used. */
export async function balanceOf(database: DatabaseOrTransaction, name: LedgerAccountName): Promise<number> {
  return (await balancesOf(database, [name])).get(name) ?? 0;
}

/** Sums of several ledger accounts, in paise. */
export async function balancesOf(
  database: DatabaseOrTransaction,
  names: readonly LedgerAccountName[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await database
    .select({ name: ledgerEntry.ledgerAccount, paise: sql<string>`sum(${ledgerEntry.paise})` })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.ledgerAccount, [...names]))
    .groupBy(ledgerEntry.ledgerAccount);
  return new Map(rows.map(({ name, paise }) => [name, Number(paise)]));
}

/**
 * Locks a person's ledger accounts until the transaction ends, so that a balance stays valid until it is spent. Unused
 * accounts are created. The order of locks is by name, so that two spenders cannot deadlock.
 */
export async function holdPots(transaction: Transaction, names: readonly LedgerAccountName[]): Promise<void> {
  const sorted = [...names].sort();
  await openPots(
    transaction,
    sorted.map((name) => ({ ledgerAccount: name })),
  );
  await lockRows(transaction, sorted);
}

async function replayOf(transaction: Transaction, key: string, digest: string): Promise<Posted> {
  const [before] = await transaction.select().from(ledgerTransaction).where(eq(ledgerTransaction.key, key));
  if (before?.digest !== digest) throw new LedgerError('key-reused', `Key ${key} was used for a different movement`);
  return { transactionId: before.id, replayed: true };
}

async function openPots(transaction: Transaction, pots: readonly Pick<LedgerEntry, 'ledgerAccount'>[]): Promise<void> {
  if (pots.length === 0) return;
  await transaction
    .insert(ledgerAccount)
    .values(
      pots.map(({ ledgerAccount: name }) => {
        const ownerId = ownerOf(name);
        return { name, ownerId, mayGoBelowZero: ownerId === null };
      }),
    )
    .onConflictDoNothing();
}

async function lockPayers(transaction: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  const payers = entries.filter(({ ledgerAccount: name, paise }) => paise < 0 && ownerOf(name) !== null);
  const names = payers.map(({ ledgerAccount: name }) => name);
  await lockRows(transaction, names);
  const balances = await balancesOf(transaction, names);
  for (const { ledgerAccount: name, paise } of payers) {
    if ((balances.get(name) ?? 0) + paise < 0) throw new LedgerError('overdrawn', `${name} holds less than the amount`);
  }
}

async function lockRows(transaction: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await transaction
    .select({ name: ledgerAccount.name })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.name, [...names]), eq(ledgerAccount.mayGoBelowZero, false)))
    .orderBy(ledgerAccount.name)
    .for('no key update');
}
