import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { documentsOf } from '../invoices/public.ts';
import { orderAttempt, salesOrder } from '../orders/public.ts';
import { orderRefund, type RefundRow } from '../refunds/public.ts';
import { type BoughtPlan, boughtPlan, planClaim, planUnlock } from './entitlements.tables.ts';

/** The plans of a person, newest first. */
export function plansOfPerson(reader: DatabaseOrTransaction, accountId: string): Promise<BoughtPlan[]> {
  return reader
    .select()
    .from(boughtPlan)
    .where(eq(boughtPlan.accountId, accountId))
    .orderBy(desc(boughtPlan.from), desc(boughtPlan.id));
}

export async function ownPlan(
  reader: DatabaseOrTransaction,
  accountId: string,
  planId: string,
): Promise<BoughtPlan | undefined> {
  const own = and(eq(boughtPlan.accountId, accountId), eq(boughtPlan.id, planId));
  const [found] = await reader.select().from(boughtPlan).where(own);
  return found;
}

export async function changePlan(
  transaction: DatabaseOrTransaction,
  planId: string,
  change: Partial<Pick<BoughtPlan, 'pausedAt' | 'pauses' | 'pausedMs' | 'to'>>,
): Promise<void> {
  await transaction.update(boughtPlan).set(change).where(eq(boughtPlan.id, planId));
}

/** Paused plans whose longest pause is over. @param daysMs length of all pauses of a plan, ms */
export function overduePauses(reader: DatabaseOrTransaction, now: Date, daysMs: number): Promise<BoughtPlan[]> {
  const end = sql`${boughtPlan.pausedAt} + (${daysMs} - ${boughtPlan.pausedMs}) * interval '1 millisecond'`;
  return reader
    .select()
    .from(boughtPlan)
    .where(and(isNotNull(boughtPlan.pausedAt), sql`${end} <= ${now.toISOString()}`));
}

/** The plan that a plan upgraded, while that is why it has ended. */
export async function replacedPlan(
  reader: DatabaseOrTransaction,
  { replaces }: Pick<BoughtPlan, 'replaces'>,
): Promise<BoughtPlan | undefined> {
  if (replaces === null) return undefined;
  const upgraded = and(eq(boughtPlan.id, replaces), eq(boughtPlan.endedWhy, 'upgraded'));
  const [found] = await reader.select().from(boughtPlan).where(upgraded);
  return found;
}

/** Registered deals that each plan unlocked. */
export async function unlocksOf(
  reader: DatabaseOrTransaction,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await reader
    .select({ planId: planUnlock.planId, used: sql<number>`count(*)::int` })
    .from(planUnlock)
    .where(inArray(planUnlock.planId, [...planIds]))
    .groupBy(planUnlock.planId);
  return new Map(rows.map(({ planId, used }) => [planId, used]));
}

/** How an order was paid, less what has gone back. */
export interface PaidWays {
  readonly gatewayPaise: number;
  readonly walletPaise: number;
}

const NOT_PAID: PaidWays = { gatewayPaise: 0, walletPaise: 0 };

export async function paidWaysOf(reader: DatabaseOrTransaction, orderId: string | null): Promise<PaidWays> {
  if (orderId === null) return NOT_PAID;
  const [paid] = await reader
    .select({ attempt: orderAttempt })
    .from(salesOrder)
    .innerJoin(orderAttempt, eq(orderAttempt.id, salesOrder.attemptId))
    .where(and(eq(salesOrder.id, orderId), eq(salesOrder.state, 'paid')));
  if (!paid) return NOT_PAID;
  const { gatewayPaise, refundedPaise, walletPaise, walletBackPaise } = paid.attempt;
  return { gatewayPaise: gatewayPaise - refundedPaise, walletPaise: walletPaise - walletBackPaise };
}

/** The last refund of an order. */
export async function lastRefundOf(
  reader: DatabaseOrTransaction,
  orderId: string | null,
): Promise<RefundRow | undefined> {
  if (orderId === null) return undefined;
  const [found] = await reader
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.orderId, orderId))
    .orderBy(desc(orderRefund.createdAt))
    .limit(1);
  return found;
}

export async function claimOnPlan(reader: DatabaseOrTransaction, planId: string) {
  const [found] = await reader.select().from(planClaim).where(eq(planClaim.planId, planId));
  return found;
}

export function documentsOfOrder(reader: DatabaseOrTransaction, orderId: string | null) {
  return orderId === null ? [] : documentsOf(reader, orderId);
}
