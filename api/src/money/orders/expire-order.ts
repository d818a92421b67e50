import type { Transaction } from '../../foundation/database/public.ts';
import { type OrderDeps, saleOf, soldOrder } from './order-deps.ts';
import { attemptById, linesOf, moveOrder, type OrderRow } from './orders.queries.ts';
import { pricedOrder } from './priced-order.ts';
import { releaseAttempt } from './reserve-attempt.ts';

/**
 * Ends an order that is not paid. What a payment under way has taken goes back; money that arrives later is judged as for
 * every expired order.
 * @param order locked
 */
export async function expireOrder(
  transaction: Transaction,
  deps: Pick<OrderDeps, 'sales'>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  if (order.state !== 'open' && order.state !== 'waiting') return;
  const attempt =
    order.state === 'waiting' && order.attemptId !== null ? await attemptById(transaction, order.attemptId) : undefined;
  if (attempt) await releaseAttempt(transaction, order, attempt, at);
  const { totalPaise } = pricedOrder(await linesOf(transaction, order.id), undefined, false);
  await moveOrder(transaction, order.id, { state: 'expired' });
  await saleOf(deps, order.purpose).expired(transaction, soldOrder(order, totalPaise), at);
}
