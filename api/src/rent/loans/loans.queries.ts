import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { newId } from '../../foundation/random/public.ts';
import type { RowHolder } from '../../people/sessions/public.ts';
import { type LoanCheckRow, loanCheck } from './loans.tables.ts';

/** Stores answers and returns their id; the same answers of the same holder are the row that exists. */
export async function saveCheck(
  database: Database,
  { accountId, device }: RowHolder,
  facts: LoanFacts,
  at: Date,
): Promise<string> {
  const repeatKey = digestOf(JSON.stringify([accountId ?? device, facts]));
  const id = newId('lck');
  const [row] = await database
    .insert(loanCheck)
    .values({ id, accountId, device: accountId === null ? device : null, facts, repeatKey, createdAt: at })
    .onConflictDoUpdate({ target: loanCheck.repeatKey, set: { repeatKey } })
    .returning({ id: loanCheck.id });
  if (!row) throw new Error('The inserted answers were not found.');
  return row.id;
}

/** Answers by their id, if the holder gave them. */
export async function heldCheck(database: Database, holder: RowHolder, id: string): Promise<LoanCheckRow | undefined> {
  const [row] = await database
    .select()
    .from(loanCheck)
    .where(and(eq(loanCheck.id, id), heldBy(holder)));
  return row;
}

/** Deletes answers of the holder, and returns whether they existed. */
export async function deleteCheck(database: Database, holder: RowHolder, id: string): Promise<boolean> {
  const deleted = await database
    .delete(loanCheck)
    .where(and(eq(loanCheck.id, id), heldBy(holder)))
    .returning({ id: loanCheck.id });
  return deleted.length > 0;
}

/** Deletes answers that were given before a time. */
export function deleteOldChecks(database: Database, before: Date): Promise<unknown> {
  return database.delete(loanCheck).where(lt(loanCheck.createdAt, before));
}

/** No row for a visitor without an account and without cookies. */
function heldBy({ accountId, device }: RowHolder): SQL | undefined {
  return or(
    accountId === null ? sql`false` : eq(loanCheck.accountId, accountId),
    device === null ? sql`false` : eq(loanCheck.device, device),
  );
}
