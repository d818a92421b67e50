import { MANDATE_LIMITS, type MandateEndReason, maySkip } from '@aangan/shared-kit/domain/rent/mandate-states';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { type DebitRow, type MandateRow, rentDebit, rentMandate } from './mandates.tables.ts';

/** Rows of one run. */
const BATCH = 200;

/** Longer than any answer of the gateway: another run, also after a crash, works on a row later. */
const LEASE_MS = 60_000;

export async function mandateOf(database: DatabaseOrTransaction, id: string): Promise<MandateRow | undefined> {
  const [row] = await database.select().from(rentMandate).where(eq(rentMandate.id, id));
  return row;
}

/** One mandate, locked until the transaction ends. It is locked before its debits, orders and dues. */
export async function holdMandate(transaction: Transaction, id: string): Promise<MandateRow | undefined> {
  const [row] = await transaction.select().from(rentMandate).where(eq(rentMandate.id, id)).for('update');
  return row;
}

/** A debit with its mandate, both locked. */
export async function holdDebit(
  transaction: Transaction,
  { id, mandateId }: Pick<DebitRow, 'id' | 'mandateId'>,
): Promise<{ readonly debit: DebitRow; readonly mandate: MandateRow } | undefined> {
  const mandate = await holdMandate(transaction, mandateId);
  const [debit] = await transaction.select().from(rentDebit).where(eq(rentDebit.id, id)).for('update');
  return mandate && debit && { debit, mandate };
}

/** A person's mandates of a tenancy that have not ended. */
export function openMandates(
  database: DatabaseOrTransaction,
  { accountId, tenancyId }: Pick<MandateRow, 'accountId' | 'tenancyId'>,
): Promise<MandateRow[]> {
  return database
    .select()
    .from(rentMandate)
    .where(
      and(
        eq(rentMandate.accountId, accountId),
        eq(rentMandate.tenancyId, tenancyId),
        inArray(rentMandate.state, ['asked', 'active', 'paused']),
      ),
    );
}

export async function changeMandate(
  database: DatabaseOrTransaction,
  id: string,
  change: Partial<Omit<MandateRow, 'id' | 'accountId' | 'tenancyId'>>,
): Promise<void> {
  await database.update(rentMandate).set(change).where(eq(rentMandate.id, id));
}

export async function changeDebit(
  database: DatabaseOrTransaction,
  id: string,
  change: Partial<Omit<DebitRow, 'id' | 'mandateId'>>,
): Promise<void> {
  await database.update(rentDebit).set(change).where(eq(rentDebit.id, id));
}

/** The debits of a person's mandates of a tenancy, newest first. */
export async function debitsFor(
  database: DatabaseOrTransaction,
  { accountId, tenancyId }: Pick<MandateRow, 'accountId' | 'tenancyId'>,
): Promise<DebitRow[]> {
  const rows = await database
    .select({ debit: rentDebit })
    .from(rentDebit)
    .innerJoin(rentMandate, eq(rentMandate.id, rentDebit.mandateId))
    .where(and(eq(rentMandate.accountId, accountId), eq(rentMandate.tenancyId, tenancyId)))
    .orderBy(desc(rentDebit.month), desc(rentDebit.createdAt), desc(rentDebit.attempt))
    .limit(MANDATE_LIMITS.history);
  return rows.map(({ debit }) => debit);
}

/** The debits of a mandate, newest first. */
export function debitsOf(database: DatabaseOrTransaction, mandateId: string): Promise<DebitRow[]> {
  return database
    .select()
    .from(rentDebit)
    .where(eq(rentDebit.mandateId, mandateId))
    .orderBy(desc(rentDebit.month), desc(rentDebit.attempt));
}

/** Debits that did not begin are not needed any more. */
export async function dropDebits(transaction: Transaction, mandateId: string, at: Date): Promise<void> {
  for (const { id, state } of await debitsOf(transaction, mandateId)) {
    if (maySkip(state)) await changeDebit(transaction, id, { state: 'dropped', workAt: null, endedAt: at });
  }
}

/** Ends a mandate here. A job ends it at the gateway. */
export async function endMandate(
  transaction: Transaction,
  { id, token }: MandateRow,
  endReason: MandateEndReason,
  at: Date,
): Promise<void> {
  const isGone = endReason === 'bank' || endReason === 'refused';
  const workAt = token === null || isGone ? null : at;
  await changeMandate(transaction, id, { state: 'ended', endReason, endedAt: at, workAt });
  await emitLive(transaction, 'rent-mandate-state', id, { state: 'ended' });
  await dropDebits(transaction, id, at);
}

/** Mandates with work, taken by this run alone. */
export async function takeMandates(database: Database, at: Date): Promise<MandateRow[]> {
  const ready = database
    .select({ id: rentMandate.id })
    .from(rentMandate)
    .where(lte(rentMandate.workAt, at))
    .orderBy(asc(rentMandate.workAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const workAt = new Date(at.getTime() + LEASE_MS);
  return database.update(rentMandate).set({ workAt }).where(inArray(rentMandate.id, ready)).returning();
}

/** Debits with work, taken by this run alone. */
export async function takeDebits(database: Database, at: Date): Promise<DebitRow[]> {
  const ready = database
    .select({ id: rentDebit.id })
    .from(rentDebit)
    .where(lte(rentDebit.workAt, at))
    .orderBy(asc(rentDebit.workAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const workAt = new Date(at.getTime() + LEASE_MS);
  return database.update(rentDebit).set({ workAt }).where(inArray(rentDebit.id, ready)).returning();
}
