import { and, desc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { boughtPlan } from '../../money/entitlements/public.ts';
import { salesOrder } from '../../money/orders/public.ts';
import { type PlanPurchase, planPurchase } from './plan-purchase.tables.ts';

/** Makes the other presses of a buyer wait until the transaction ends. */
export async function holdPresses(transaction: Transaction, accountId: string): Promise<void> {
  await hold(transaction, `plan-press ${accountId}`);
}

/** Makes the other payments of a buyer’s plans wait until the transaction ends. */
export async function holdSales(transaction: Transaction, accountId: string): Promise<void> {
  await hold(transaction, `plan-sale ${accountId}`);
}

async function hold(transaction: Transaction, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function savePurchase(transaction: Transaction, row: PlanPurchase): Promise<void> {
  await transaction.insert(planPurchase).values(row);
}

export async function changePurchase(
  transaction: Transaction,
  orderId: string,
  change: Partial<Pick<PlanPurchase, 'claimId' | 'returnUrl' | 'nbpayId' | 'paidAt'>>,
): Promise<void> {
  await transaction.update(planPurchase).set(change).where(eq(planPurchase.orderId, orderId));
}

export async function purchaseOf(database: DatabaseOrTransaction, orderId: string): Promise<PlanPurchase | undefined> {
  const [row] = await database.select().from(planPurchase).where(eq(planPurchase.orderId, orderId));
  return row;
}

/** The purchase of a one-click payment, of its buyer alone. */
export async function purchaseOfClick(
  database: DatabaseOrTransaction,
  accountId: string,
  nbpayId: string,
): Promise<PlanPurchase | undefined> {
  const [row] = await database
    .select()
    .from(planPurchase)
    .where(and(eq(planPurchase.accountId, accountId), eq(planPurchase.nbpayId, nbpayId)));
  return row;
}

/** The same wish whose order was paid lately: a press that comes late leads to it, not to a second order. */
export async function paidLately(
  transaction: Transaction,
  { accountId, asked, since }: { readonly accountId: string; readonly asked: string; readonly since: Date },
): Promise<PlanPurchase | undefined> {
  const [row] = await transaction
    .select()
    .from(planPurchase)
    .where(and(eq(planPurchase.accountId, accountId), eq(planPurchase.asked, asked), gt(planPurchase.paidAt, since)))
    .orderBy(desc(planPurchase.paidAt))
    .limit(1);
  return row;
}

/** Purchases of one side that can be paid: open ones in time, and those whose payment is under way. */
export async function payablePurchases(
  transaction: Transaction,
  { accountId, side, at }: { readonly accountId: string; readonly side: string; readonly at: Date },
): Promise<PlanPurchase[]> {
  const rows = await transaction
    .select({ purchase: planPurchase })
    .from(planPurchase)
    .innerJoin(salesOrder, eq(salesOrder.id, planPurchase.orderId))
    .where(
      and(
        eq(planPurchase.accountId, accountId),
        eq(planPurchase.side, side),
        isNull(planPurchase.closedAt),
        or(eq(salesOrder.state, 'waiting'), and(eq(salesOrder.state, 'open'), gt(salesOrder.expiresAt, at))),
      ),
    )
    .orderBy(planPurchase.orderId);
  return rows.map(({ purchase }) => purchase);
}

/** One of a side was paid: its other unpaid orders are closed for money. */
export async function closeOthers(
  transaction: Transaction,
  { orderId, accountId, side }: Pick<PlanPurchase, 'orderId' | 'accountId' | 'side'>,
  at: Date,
): Promise<void> {
  await transaction
    .update(planPurchase)
    .set({ closedAt: at })
    .where(
      and(
        eq(planPurchase.accountId, accountId),
        eq(planPurchase.side, side),
        ne(planPurchase.orderId, orderId),
        isNull(planPurchase.paidAt),
        isNull(planPurchase.closedAt),
      ),
    );
}

/** Whether a bought plan has not ended, locked until the transaction ends. */
export async function holdPlan(transaction: Transaction, planId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ endedAt: boughtPlan.endedAt })
    .from(boughtPlan)
    .where(eq(boughtPlan.id, planId))
    .for('update');
  return row?.endedAt === null;
}

/** The purchases of bought plans, by their orders. */
export async function purchasesOf(
  reader: Pick<Database, 'select'>,
  orderIds: readonly string[],
): Promise<PlanPurchase[]> {
  if (orderIds.length === 0) return [];
  return reader
    .select()
    .from(planPurchase)
    .where(inArray(planPurchase.orderId, [...orderIds]));
}

/** Deletes old purchases whose orders are gone. */
export async function deleteOrphans(database: Database, before: Date): Promise<void> {
  const order = database.select({ id: salesOrder.id }).from(salesOrder).where(eq(salesOrder.id, planPurchase.orderId));
  await database.delete(planPurchase).where(and(lt(planPurchase.createdAt, before), notExists(order)));
}
