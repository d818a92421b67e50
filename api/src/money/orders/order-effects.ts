import type { Transaction } from '../../foundation/database/public.ts';
import { postTransaction, walletAccount } from '../ledger/public.ts';
import type { PaymentEffects, PaymentRow } from '../payments/public.ts';
import { expireOrder } from './expire-order.ts';
import { isStillOpen, type OrderDeps, saleOf, soldOrder } from './order-deps.ts';
import {
  type AttemptRow,
  attemptById,
  attemptOfPayment,
  changeAttempt,
  holdOrder,
  linesOf,
  moveOrder,
  type OrderRow,
} from './orders.queries.ts';
import { refundOrder } from './refund-order.ts';
import { releaseAttempt, reserveAgain } from './reserve-attempt.ts';
import { settledPrice, settleOrder } from './settle-order.ts';

/** What payments mean for their orders. Every change locks the order first. */
export function orderEffects(deps: OrderDeps): PaymentEffects {
  /** The attempt that a payment paid or did not pay, with its locked order. */
  async function held(
    transaction: Transaction,
    payment: PaymentRow,
  ): Promise<{ order: OrderRow; attempt: AttemptRow; isCurrent: boolean }> {
    const order = await holdOrder(transaction, payment.orderId);
    const attempt = await attemptOfPayment(transaction, payment.id);
    if (!order || !attempt) throw new Error(`Payment ${payment.id} has no order`);
    return { order, attempt, isCurrent: order.state === 'waiting' && order.attemptId === attempt.id };
  }

  /** Nothing was paid: what the attempt has taken goes back. */
  async function giveUp(
    transaction: Transaction,
    payment: PaymentRow,
    { to, effect }: { to: 'open' | 'expired'; effect: 'failed' | 'expired' },
    at: Date,
  ): Promise<void> {
    const { order, attempt, isCurrent } = await held(transaction, payment);
    if (!isCurrent) return;
    const { totalPaise } = await settledPrice(transaction, deps, order, attempt);
    await releaseAttempt(transaction, order, attempt, at);
    await moveOrder(transaction, order.id, { state: to });
    await saleOf(deps, order.purpose)[effect](transaction, soldOrder(order, totalPaise), at);
  }

  return {
    async paid(transaction, payment, at) {
      const { order, attempt, isCurrent } = await held(transaction, payment);
      if (isUnpaid(order) && !(await isStillOpen(transaction, deps, order))) {
        await expireOrder(transaction, deps, order, at);
        return intoWallet(transaction, attempt, payment, at);
      }
      const ready = isCurrent ? attempt : await takenUpAgain(transaction, order, attempt, at);
      if (ready) await settleOrder(transaction, deps, { order, attempt: ready, payment }, at);
      else await intoWallet(transaction, attempt, payment, at);
    },
    failed: (transaction, payment, at) => giveUp(transaction, payment, { to: 'open', effect: 'failed' }, at),
    expired: (transaction, payment, at) => giveUp(transaction, payment, { to: 'expired', effect: 'expired' }, at),
    async refunded(transaction, payment, refund, at) {
      const { order, attempt } = await held(transaction, payment);
      await refundOrder(transaction, deps, { order, attempt, payment, refund }, at);
    },
  };
}

/**
 * Money arrived for an attempt that was given up. It pays the order if nothing else has, and if claim and wallet's part
 * can be taken again; an attempt that is under way instead is given up.
 */
async function takenUpAgain(
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  at: Date,
): Promise<AttemptRow | undefined> {
  if (!isUnpaid(order)) return undefined;
  const other =
    order.state === 'waiting' && order.attemptId !== null ? await attemptById(transaction, order.attemptId) : undefined;
  if (other) await releaseAttempt(transaction, order, other, at);
  const again = await reserveAgain(transaction, order, { attempt, lines: await linesOf(transaction, order.id) }, at);
  // The other attempt goes on. What it had taken was given back a moment ago, so it can be taken again.
  if (!again && other) {
    const taken = await reserveAgain(
      transaction,
      order,
      { attempt: other, lines: await linesOf(transaction, order.id) },
      at,
    );
    if (!taken) await moveOrder(transaction, order.id, { state: 'open' });
  }
  return again;
}

function isUnpaid({ state }: OrderRow): boolean {
  return state !== 'paid' && state !== 'refunded';
}

/** The order does not need the money: the buyer keeps it in the wallet. */
async function intoWallet(
  transaction: Transaction,
  attempt: AttemptRow,
  { id, accountId, gateway, description, paise }: PaymentRow,
  at: Date,
): Promise<void> {
  await postTransaction(transaction, {
    key: `payment:${id}:to-wallet`,
    kind: 'top-up',
    description: `Paid a second time or too late: ${description}`,
    at,
    entries: [
      { ledgerAccount: `gateway:${gateway}`, paise: -paise },
      { ledgerAccount: walletAccount(accountId), paise },
    ],
  });
  await changeAttempt(transaction, attempt.id, { toWalletPaise: paise });
}
