import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { LeavingPerson } from '../../foundation/module/public.ts';
import { ledgerAccount, ledgerEntry } from './ledger.tables.ts';
import { balancesOf, postTransaction } from './ledger.ts';
import { isLedgerAccountName } from './ledger-account-name.ts';

/** The total of a person's ledger accounts, in paise. */
export async function ownedBalance(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}), 0)` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.name, ledgerEntry.ledgerAccount))
    .where(eq(ledgerAccount.ownerId, accountId));
  return Number(row?.paise ?? 0);
}

/**
 * Takes what is left from the ledger accounts of a person who leaves. They agreed to it when they asked for deletion.
 */
export async function forfeitBalances(transaction: Transaction, { accountId, at }: LeavingPerson): Promise<void> {
  const owned = await transaction
    .select({ name: ledgerAccount.name })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.ownerId, accountId));
  const names = owned.map(({ name }) => name).filter(isLedgerAccountName);
  const entries = [...(await balancesOf(transaction, names))].flatMap(([name, paise]) =>
    paise > 0 && isLedgerAccountName(name) ? [{ ledgerAccount: name, paise: -paise }] : [],
  );
  const total = entries.reduce((sum, { paise }) => sum - paise, 0);
  if (total === 0) return;
  await postTransaction(transaction, {
    key: `deletion:${accountId}`,
    kind: 'forfeit',
    description: 'Given up when the account was deleted',
    at,
    entries: [...entries, { ledgerAccount: 'expired', paise: total }],
  });
}
