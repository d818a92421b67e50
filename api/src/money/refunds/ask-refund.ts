import { splitRefund } from '@aangan/shared-kit/domain/split-refund';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import { walletAccount } from '../ledger/public.ts';
import {
  attemptById,
  bookRefund,
  holdOrder,
  type OrderDeps,
  type OrderRow,
  orderAttempt,
  salesOrder,
} from '../orders/public.ts';
import { holdPayment } from '../payments/public.ts';
import { orderRefund, type RefundRow } from './refunds.tables.ts';

/** Ledger account of money that we owe to the buyer of an order until the gateway has paid it back. */
export const refundsAccount = (orderId: string) => `refunds:${orderId}` as const;

/** The job that asks gateways for refunds. */
export const SEND_REFUNDS_JOB = 'refunds-send';

interface NewRefund {
  /** Identifies the event behind it: repeated, it is the same refund. */
  readonly key: string;
  readonly orderId: string;
  readonly paise: number;
  /** Text for the buyer: `You cancelled your Freedom plan.` */
  readonly reason: string;
}

export interface RefundDeps extends OrderDeps {
  readonly jobs: Jobs;
}

const NOT_PAID = 'This order has no money to refund.';
const TOO_MUCH = 'This is more than what is left of the order.';

/**
 * Pays a part of an order back to the way it was paid. The wallet's part is back at once. The gateway's part is owed
 * from now on, and asked for after the commit. A repeat with the same key returns the first refund.
 * @throws CallError 404, 409 when the order holds less
 */
export async function askRefund(
  transaction: Transaction,
  deps: RefundDeps,
  { key, orderId, paise, reason }: NewRefund,
  at: Date,
): Promise<RefundRow> {
  const order = await holdPaidOrder(transaction, orderId);
  const [before] = await transaction.select().from(orderRefund).where(eq(orderRefund.key, key));
  if (before) return before;
  const attempt = order.attemptId === null ? undefined : await attemptById(transaction, order.attemptId);
  if (order.state !== 'paid' || !attempt || paise <= 0) throw new CallError(409, NOT_PAID);
  const left = {
    gatewayPaise: attempt.gatewayPaise - attempt.refundedPaise,
    walletPaise: attempt.walletPaise - attempt.walletBackPaise,
  };
  if (paise > left.gatewayPaise + left.walletPaise) throw new CallError(409, TOO_MUCH);
  const { gatewayPaise, walletPaise, smallPaise } = splitRefund(paise, left);
  const id = newId('rfd');
  const isDone = gatewayPaise === 0;
  const row: RefundRow = {
    id,
    key,
    orderId,
    accountId: order.accountId,
    paymentId: isDone ? null : attempt.paymentId,
    gatewayPaise,
    walletPaise: walletPaise + smallPaise,
    reason,
    state: isDone ? 'done' : 'asked',
    round: 1,
    gatewayRefund: null,
    problem: null,
    askAt: at,
    createdAt: at,
    doneAt: isDone ? at : null,
  };
  await transaction.insert(orderRefund).values(row);
  const booking = { order, attempt, paymentId: attempt.paymentId, key: `refund:${id}:asked`, walletPaise };
  const into = isDone ? walletAccount(order.accountId) : refundsAccount(orderId);
  await bookRefund(transaction, deps, { ...booking, gatewayPaise: gatewayPaise + smallPaise, into }, at);
  if (!isDone) await deps.jobs.send(SEND_REFUNDS_JOB, {}, { transaction, key: `refund ${id}` });
  return row;
}

/** Locks payment and order, in the order in which webhooks lock them. */
async function holdPaidOrder(transaction: Transaction, orderId: string): Promise<OrderRow> {
  const [paid] = await transaction
    .select({ paymentId: orderAttempt.paymentId })
    .from(salesOrder)
    .innerJoin(orderAttempt, eq(orderAttempt.id, salesOrder.attemptId))
    .where(eq(salesOrder.id, orderId));
  if (paid?.paymentId) await holdPayment(transaction, paid.paymentId);
  const order = await holdOrder(transaction, orderId);
  if (!order) throw callError('no-order');
  return order;
}
