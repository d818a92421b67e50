import { and, desc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import {
  creditAccount,
  isLedgerAccountName,
  type LedgerAccountName,
  type LedgerEntry,
  ledgerAccount,
  ledgerEntry,
  ledgerTransaction,
  postTransaction,
} from '../ledger/public.ts';
import { walletCredit } from './wallet.tables.ts';

interface GivingPart extends GivingBack {
  readonly paise: number;
  /** What was given back of it before. */
  readonly beforePaise: number;
}

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
export async function giveBack(transaction: Transaction, giving: GivingBack): Promise<void> {
  const spent = await spentFrom(transaction, giving);
  const paise = spent.reduce((sum, each) => sum + each.paise, 0);
  await release(transaction, giving, { spent, paise, beforePaise: 0 });
}

/** Gives back a part of what was spent. What was taken last goes back first: money before credits. */
export async function giveBackPart(
  transaction: Transaction,
  { paise, beforePaise, ...giving }: GivingPart,
): Promise<void> {
  await release(transaction, giving, { spent: await spentFrom(transaction, giving), paise, beforePaise });
}

interface Spent {
  readonly name: LedgerAccountName;
  readonly paise: number;
}

/** The accounts that were drawn on, the last one in front. */
async function spentFrom(transaction: Transaction, { spentKey, accountId }: GivingBack): Promise<Spent[]> {
  const rows = await transaction
    .select({ name: ledgerEntry.ledgerAccount, paise: ledgerEntry.paise })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.name, ledgerEntry.ledgerAccount))
    .where(and(eq(ledgerTransaction.key, spentKey), eq(ledgerAccount.ownerId, accountId)))
    .orderBy(desc(ledgerEntry.id));
  return rows.flatMap(({ name, paise }) => (isLedgerAccountName(name) ? [{ name, paise: -paise }] : []));
}

async function release(
  transaction: Transaction,
  { key, accountId, from, description, at }: Omit<GivingBack, 'spentKey'>,
  {
    spent,
    paise,
    beforePaise,
  }: { readonly spent: readonly Spent[]; readonly paise: number; readonly beforePaise: number },
): Promise<void> {
  if (paise === 0) return;
  const lapsed = await lapsedAccounts(transaction, accountId, at);
  const entries: LedgerEntry[] = partOf(spent, beforePaise, beforePaise + paise).map((part) => ({
    ledgerAccount: lapsed.has(part.name) ? 'expired' : part.name,
    paise: part.paise,
  }));
  entries.push({ ledgerAccount: from, paise: -paise });
  await postTransaction(transaction, { key, kind: 'release', description, at, entries });
}

/** The amounts between two points of a row of amounts. */
function partOf(spent: readonly Spent[], from: number, to: number): Spent[] {
  let end = 0;
  return spent.flatMap(({ name, paise }) => {
    const start = end;
    end += paise;
    const part = Math.min(end, to) - Math.max(start, from);
    return part > 0 ? [{ name, paise: part }] : [];
  });
}

async function lapsedAccounts(transaction: Transaction, accountId: string, at: Date): Promise<Set<string>> {
  const rows = await transaction
    .select({ id: walletCredit.id })
    .from(walletCredit)
    .where(and(eq(walletCredit.accountId, accountId), lte(walletCredit.expiresAt, at)));
  return new Set(rows.map(({ id }) => creditAccount(accountId, id)));
}
