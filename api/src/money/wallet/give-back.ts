import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import {
  creditAccount,
  isLedgerAccountName,
  type LedgerAccountName,
  ledgerAccount,
  ledgerEntry,
  ledgerTransaction,
  postTransaction,
} from '../ledger/public.ts';
import { walletCredit } from './wallet.tables.ts';

interface GivingBack {
  /** Identifies the event: it is given back once. */
  readonly key: string;
  /** The key of what was spent. */
  readonly spentKey: string;
  readonly accountId: string;
  /** Ledger account that received the money, and still holds it. */
  readonly from: LedgerAccountName;
  /** Text for the owner: `Given back: Freedom plan`. */
  readonly description: string;
  readonly at: Date;
}

/** Gives back what was spent, to where it came from. A credit whose last day is over has lapsed meanwhile. */
export async function giveBack(
  transaction: Transaction,
  { key, spentKey, accountId, from, description, at }: GivingBack,
): Promise<void> {
  const spent = await transaction
    .select({ name: ledgerEntry.ledgerAccount, paise: ledgerEntry.paise })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.name, ledgerEntry.ledgerAccount))
    .where(and(eq(ledgerTransaction.key, spentKey), eq(ledgerAccount.ownerId, accountId)));
  const lapsed = await lapsedAccounts(transaction, accountId, at);
  const entries = spent.flatMap(({ name, paise }) =>
    isLedgerAccountName(name) ? [{ ledgerAccount: lapsed.has(name) ? ('expired' as const) : name, paise: -paise }] : [],
  );
  const paise = entries.reduce((sum, entry) => sum + entry.paise, 0);
  if (paise === 0) return;
  entries.push({ ledgerAccount: from, paise: -paise });
  await postTransaction(transaction, { key, kind: 'release', description, at, entries });
}

async function lapsedAccounts(transaction: Transaction, accountId: string, at: Date): Promise<Set<string>> {
  const rows = await transaction
    .select({ id: walletCredit.id })
    .from(walletCredit)
    .where(and(eq(walletCredit.accountId, accountId), lte(walletCredit.expiresAt, at)));
  return new Set(rows.map(({ id }) => creditAccount(accountId, id)));
}
