import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../ledger/public.ts';

interface MovementRow {
  readonly id: number;
  readonly kind: string;
  readonly description: string;
  readonly at: Date;
  /** Sum of the entries on all accounts of the person. */
  readonly paise: number;
}

/** Movements on a person's ledger accounts, newest first. @param before id of the last one that was shown */
export async function movementsOf(
  database: DatabaseOrTransaction,
  accountId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MovementRow[]> {
  const rows = await database
    .select({
      id: ledgerTransaction.id,
      kind: ledgerTransaction.kind,
      description: ledgerTransaction.description,
      at: ledgerTransaction.at,
      paise: sql<string>`sum(${ledgerEntry.paise})`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(and(ofPerson(database, accountId), before === undefined ? undefined : lt(ledgerTransaction.id, before)))
    .groupBy(ledgerTransaction.id)
    .orderBy(desc(ledgerTransaction.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}

/** Total of a person's ledger accounts after a transaction, in paise. */
export async function balanceAfter(
  database: DatabaseOrTransaction,
  accountId: string,
  transactionId: number,
): Promise<number> {
  const [row] = await database
    .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}), 0)` })
    .from(ledgerEntry)
    .where(and(ofPerson(database, accountId), lte(ledgerEntry.transactionId, transactionId)));
  return Number(row?.paise ?? 0);
}

function ofPerson(database: DatabaseOrTransaction, accountId: string) {
  const pots = database
    .select({ name: ledgerAccount.name })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.ownerId, accountId));
  return inArray(ledgerEntry.ledgerAccount, pots);
}
