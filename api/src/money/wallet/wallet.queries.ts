import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../ledger/ledger.tables.ts';

interface MovementRow {
  readonly id: number;
  readonly kind: string;
  readonly description: string;
  readonly at: Date;
  /** Into all pots of the person together. */
  readonly paise: number;
}

/** What moved in or out of a person's pots, the newest first. @param before id of the last one that was shown */
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

/** What was in all pots of a person after a transaction, in paise. */
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
