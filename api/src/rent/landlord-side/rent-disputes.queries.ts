import type { DisputeKind, DisputeState } from '@aangan/shared-kit/domain/rent/disputes';
import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentLandlord } from '../landlords/public.ts';
import { rentDue } from '../payments/public.ts';
import { type DisputeRow, rentDispute } from './rent-disputes.tables.ts';

/** Cases in one answer. */
const WAITING = 100;

const OPEN = eq(rentDispute.state, 'open');

/** Stores a report. @returns whether it is new: while one waits, there is no second one about the same payment */
export async function saveDispute(
  transaction: Transaction,
  facts: { landlordId: string; dueId: string; kind: DisputeKind; text: string; createdAt: Date },
): Promise<boolean> {
  const id = newId('dsp');
  const rows = await transaction
    .insert(rentDispute)
    .values({ id, state: 'open', ...facts })
    .onConflictDoNothing()
    .returning({ id: rentDispute.id });
  return rows.length > 0;
}

/** Reports of a landlord, the oldest first. */
export function disputesOf(database: DatabaseOrTransaction, landlordId: string): Promise<DisputeRow[]> {
  return database
    .select()
    .from(rentDispute)
    .where(eq(rentDispute.landlordId, landlordId))
    .orderBy(asc(rentDispute.createdAt));
}

/** A report that waits, locked until the end of the transaction. */
export async function lockDispute(transaction: Transaction, id: string): Promise<DisputeRow | undefined> {
  const [row] = await transaction
    .select()
    .from(rentDispute)
    .where(and(eq(rentDispute.id, id), OPEN))
    .for('update');
  return row;
}

export async function answerDispute(
  transaction: Transaction,
  id: string,
  { state, answer, at }: { state: DisputeState; answer: string; at: Date },
): Promise<void> {
  await transaction.update(rentDispute).set({ state, answer, answeredAt: at }).where(eq(rentDispute.id, id));
}

export function countOpenDisputes(database: Database): Promise<number> {
  return database.$count(rentDispute, OPEN);
}

/** Reports that wait, for staff: the oldest first. */
export function openDisputes(database: Database) {
  return database
    .select({ dispute: rentDispute, due: rentDue, landlord: rentLandlord, payer: account.name })
    .from(rentDispute)
    .innerJoin(rentDue, eq(rentDue.id, rentDispute.dueId))
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentDispute.landlordId))
    .innerJoin(account, eq(account.id, rentLandlord.addedBy))
    .where(OPEN)
    .orderBy(asc(rentDispute.createdAt), desc(rentDispute.id))
    .limit(WAITING);
}

/** Deletes reports that were answered before a time. */
export function deleteOldDisputes(database: Database, before: Date): Promise<unknown> {
  return database.delete(rentDispute).where(and(ne(rentDispute.state, 'open'), lt(rentDispute.answeredAt, before)));
}
