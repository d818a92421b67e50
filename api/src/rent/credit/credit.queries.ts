import { ASKING_MS } from '@aangan/shared-kit/domain/credit/credit-check';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { type CreditCheckRow, creditCheck, creditConsent } from './credit.tables.ts';

export const newReportId = () => newId('crr');

/** A person’s checks, newest first. */
export function checksOf(database: DatabaseOrTransaction, accountId: string): Promise<CreditCheckRow[]> {
  return database
    .select()
    .from(creditCheck)
    .where(eq(creditCheck.accountId, accountId))
    .orderBy(desc(creditCheck.askedAt), desc(creditCheck.id))
    .limit(50);
}

/** How often a person has agreed to a question in the last day. Deleted reports count, too. */
export function askedToday(database: DatabaseOrTransaction, accountId: string, at: Date): Promise<number> {
  const since = new Date(at.getTime() - DAY_MS);
  return database.$count(creditConsent, and(eq(creditConsent.accountId, accountId), gt(creditConsent.at, since)));
}

/** Ends a question that its bureau never answered. */
export async function endSilentChecks(transaction: Transaction, accountId: string, at: Date): Promise<void> {
  const asked = new Date(at.getTime() - ASKING_MS);
  await transaction
    .update(creditCheck)
    .set({ state: 'failed' })
    .where(and(eq(creditCheck.accountId, accountId), eq(creditCheck.state, 'asking'), lt(creditCheck.askedAt, asked)));
}

/** Stores a consent. @returns its id */
export async function addConsent(
  transaction: Transaction,
  consent: Omit<typeof creditConsent.$inferInsert, 'id'>,
): Promise<string> {
  const id = newId('crc');
  await transaction.insert(creditConsent).values({ id, ...consent });
  return id;
}

export async function addCheck(transaction: Transaction, row: CreditCheckRow): Promise<void> {
  await transaction.insert(creditCheck).values(row);
}

/** Stores what the bureau answered; nothing if the check was deleted meanwhile. */
export async function endCheck(
  database: Database,
  id: string,
  end: Pick<CreditCheckRow, 'state' | 'factsSealed'>,
): Promise<void> {
  await database
    .update(creditCheck)
    .set(end)
    .where(and(eq(creditCheck.id, id), eq(creditCheck.state, 'asking')));
}

/** Deletes a report of a person, and returns whether it existed. */
export async function deleteCheck(database: Database, accountId: string, id: string): Promise<boolean> {
  const deleted = await database
    .delete(creditCheck)
    .where(and(eq(creditCheck.id, id), eq(creditCheck.accountId, accountId)))
    .returning({ id: creditCheck.id });
  return deleted.length > 0;
}

/** Deletes reports that were asked for before a time. */
export function deleteOldChecks(database: Database, before: Date): Promise<unknown> {
  return database.delete(creditCheck).where(lt(creditCheck.askedAt, before));
}
