import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { orderAttempt, orderLine, salesOrder } from './orders.tables.ts';

export type OrderRow = typeof salesOrder.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;
export type AttemptRow = typeof orderAttempt.$inferSelect;

export async function saveOrder(
  transaction: Transaction,
  order: OrderRow,
  lines: readonly Omit<LineRow, 'orderId' | 'position'>[],
): Promise<void> {
  await transaction.insert(salesOrder).values(order);
  const rows = lines.map((line, position) => ({ ...line, orderId: order.id, position }));
  await transaction.insert(orderLine).values(rows);
}

export async function orderOf(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const own = and(eq(salesOrder.accountId, accountId), eq(salesOrder.id, id));
  const [row] = await database.select().from(salesOrder).where(own);
  return row;
}

/** One order, locked until the transaction ends. */
export async function holdOrder(transaction: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await transaction.select().from(salesOrder).where(eq(salesOrder.id, id)).for('update');
  return row;
}

export async function linesOf(database: DatabaseOrTransaction, orderId: string): Promise<LineRow[]> {
  return database.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));
}

/** The attempts of an order, in the order of their beginning. */
export async function attemptsOf(database: DatabaseOrTransaction, orderId: string): Promise<AttemptRow[]> {
  return database
    .select()
    .from(orderAttempt)
    .where(eq(orderAttempt.orderId, orderId))
    .orderBy(asc(orderAttempt.createdAt), asc(orderAttempt.id));
}

export async function attemptById(database: DatabaseOrTransaction, id: string): Promise<AttemptRow | undefined> {
  const [row] = await database.select().from(orderAttempt).where(eq(orderAttempt.id, id));
  return row;
}

/** The attempt of a payment. Read it again once its order is locked. */
export async function attemptOfPayment(
  database: DatabaseOrTransaction,
  paymentId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await database.select().from(orderAttempt).where(eq(orderAttempt.paymentId, paymentId));
  return row;
}

export async function saveAttempt(transaction: Transaction, attempt: AttemptRow): Promise<void> {
  await transaction.insert(orderAttempt).values(attempt);
}

export async function changeAttempt(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<AttemptRow, 'round' | 'isReserved' | 'toWalletPaise' | 'refundedPaise' | 'walletBackPaise'>>,
): Promise<void> {
  await transaction.update(orderAttempt).set(change).where(eq(orderAttempt.id, id));
}

/** Changes the state of an order. The pages that wait for it are notified. */
export async function moveOrder(
  transaction: Transaction,
  id: string,
  change: Pick<OrderRow, 'state'> & Partial<Pick<OrderRow, 'attemptId' | 'paidAt' | 'refundedAt'>>,
): Promise<void> {
  await transaction.update(salesOrder).set(change).where(eq(salesOrder.id, id));
  await emitLive(transaction, 'order-state', id, { state: change.state });
}

/** Orders of an account that wait for their payment: it can begin, or is under way. The newest first. */
export async function unpaidOrders(database: DatabaseOrTransaction, accountId: string, now: Date, limit: number) {
  const { id, title, expiresAt } = salesOrder;
  const rows = await database
    .select({ id, title, state: salesOrder.state, expiresAt })
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.accountId, accountId),
        or(eq(salesOrder.state, 'waiting'), and(eq(salesOrder.state, 'open'), gt(expiresAt, now))),
      ),
    )
    .orderBy(desc(salesOrder.createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, state: row.state === 'waiting' ? ('waiting' as const) : ('open' as const) }));
}

/** The number of orders of an account that can still be paid, which is limited: nobody needs many at a time. */
export async function countUnpaid(database: DatabaseOrTransaction, accountId: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.accountId, accountId),
        inArray(salesOrder.state, ['open', 'waiting']),
        gt(salesOrder.expiresAt, now),
      ),
    );
  return row?.count ?? 0;
}

/** Ids of orders that nobody paid in time. */
export async function overdueOrders(database: DatabaseOrTransaction, now: Date, limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(and(eq(salesOrder.state, 'open'), lte(salesOrder.expiresAt, now)))
    .orderBy(salesOrder.expiresAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes orders that expired before, and that nobody tried to pay. */
export async function deleteAbandoned(database: Database, before: Date): Promise<void> {
  const isAbandoned = and(
    eq(salesOrder.state, 'expired'),
    isNull(salesOrder.attemptId),
    lt(salesOrder.expiresAt, before),
  );
  await database.transaction(async (transaction) => {
    const abandoned = transaction.select({ id: salesOrder.id }).from(salesOrder).where(isAbandoned);
    await transaction.delete(orderLine).where(inArray(orderLine.orderId, abandoned));
    await transaction.delete(salesOrder).where(isAbandoned);
  });
}
