import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import {
  type DueRow,
  type PayoutRow,
  rentDue,
  rentPayout,
  rentShare,
  rentTenancy,
  type ShareRow,
  type TenancyRow,
} from './rent-payments.tables.ts';

/** States after which a due is given up, and its month can be paid anew. */
export const GIVEN_UP = ['refunded', 'cancelled'] as const;

export async function tenancyOf(database: DatabaseOrTransaction, id: string): Promise<TenancyRow | undefined> {
  const [row] = await database.select().from(rentTenancy).where(eq(rentTenancy.id, id));
  return row;
}

export async function dueOf(database: DatabaseOrTransaction, id: string): Promise<DueRow | undefined> {
  const [row] = await database.select().from(rentDue).where(eq(rentDue.id, id));
  return row;
}

/** A due, locked until the transaction ends. Payments and orders are locked before it. */
export async function holdDue(transaction: Transaction, id: string): Promise<DueRow | undefined> {
  const [row] = await transaction.select().from(rentDue).where(eq(rentDue.id, id)).for('update');
  return row;
}

export function sharesOf(database: DatabaseOrTransaction, dueId: string): Promise<ShareRow[]> {
  return database.select().from(rentShare).where(eq(rentShare.dueId, dueId)).orderBy(asc(rentShare.id));
}

export async function shareOf(database: DatabaseOrTransaction, id: string): Promise<ShareRow | undefined> {
  const [row] = await database.select().from(rentShare).where(eq(rentShare.id, id));
  return row;
}

export async function changeShare(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<ShareRow, 'id' | 'dueId'>>,
): Promise<void> {
  await transaction.update(rentShare).set(change).where(eq(rentShare.id, id));
}

/** The due of a month and purpose that was not given up. */
export async function dueOfMonth(
  transaction: Transaction,
  { tenancyId, month, kind }: Pick<DueRow, 'tenancyId' | 'month' | 'kind'>,
): Promise<DueRow | undefined> {
  const [row] = await transaction
    .select()
    .from(rentDue)
    .where(
      and(
        eq(rentDue.tenancyId, tenancyId),
        eq(rentDue.month, month),
        eq(rentDue.kind, kind),
        notInArray(rentDue.state, [...GIVEN_UP]),
      ),
    )
    .for('update');
  return row;
}

/** Ids of dues in a state, oldest first. */
export async function duesIn(database: Database, state: DueRow['state'], limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: rentDue.id })
    .from(rentDue)
    .where(eq(rentDue.state, state))
    .orderBy(asc(rentDue.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function payoutOf(database: DatabaseOrTransaction, id: string): Promise<PayoutRow | undefined> {
  const [row] = await database.select().from(rentPayout).where(eq(rentPayout.id, id));
  return row;
}

/** A payout with its due, both locked, the due first. */
export async function holdPayout(
  transaction: Transaction,
  id: string,
): Promise<{ readonly payout: PayoutRow; readonly due: DueRow } | undefined> {
  const known = await payoutOf(transaction, id);
  const due = known && (await holdDue(transaction, known.dueId));
  const [payout] = await transaction.select().from(rentPayout).where(eq(rentPayout.id, id)).for('update');
  return due && payout && { payout, due };
}

export async function changePayout(
  database: DatabaseOrTransaction,
  id: string,
  change: Partial<Omit<PayoutRow, 'id' | 'dueId'>>,
): Promise<void> {
  await database.update(rentPayout).set(change).where(eq(rentPayout.id, id));
}

/** Payouts to ask the bank about now. */
export function payoutsToAsk(database: Database, at: Date, limit: number): Promise<PayoutRow[]> {
  return database
    .select()
    .from(rentPayout)
    .where(and(inArray(rentPayout.state, ['asked', 'sent']), lte(rentPayout.askAt, at)))
    .orderBy(asc(rentPayout.askAt))
    .limit(limit);
}
