import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { postTransaction, walletAccount } from '../ledger/public.ts';
import { addRefunded, holdPayment, type RefundFacts } from '../payments/public.ts';
import { refundsAccount } from './ask-refund.ts';
import { orderRefund, type RefundRow } from './refunds.tables.ts';

const SENT_AGAIN_AFTER_MS = 3_600_000;

/**
 * Stores what the gateway says about a refund that is under way. Money leaves the account of owed refunds once it is
 * done. A repeat, or news of a refund that is settled, changes nothing.
 * @returns the state now
 */
export async function settleRefund(
  transaction: Transaction,
  refundId: string,
  { refund: gatewayRefund, state }: RefundFacts,
  at: Date,
): Promise<RefundRow['state'] | undefined> {
  const row = await holdWithPayment(transaction, refundId);
  if (row?.state !== 'asked' && row?.state !== 'sent') return row?.state;
  const askAt = new Date(at.getTime() + SENT_AGAIN_AFTER_MS);
  await changeRefund(transaction, refundId, { state, gatewayRefund, askAt, ...(state === 'done' && { doneAt: at }) });
  if (state === 'failed') {
    await changeRefund(transaction, refundId, { problem: 'The bank did not take the money.' });
  }
  if (state === 'done') await payOut(transaction, row, at);
  return state;
}

async function payOut(transaction: Transaction, row: RefundRow, at: Date): Promise<void> {
  const payment = row.paymentId === null ? undefined : await holdPayment(transaction, row.paymentId);
  if (!payment) throw new Error(`Refund ${row.id} has no payment`);
  await postTransaction(transaction, {
    key: `refund:${row.id}:done`,
    kind: 'refund',
    description: row.reason,
    at,
    entries: [
      { ledgerAccount: refundsAccount(row.orderId), paise: -row.gatewayPaise },
      { ledgerAccount: `gateway:${payment.gateway}`, paise: row.gatewayPaise },
    ],
  });
  await addRefunded(transaction, payment, row.gatewayPaise, at);
}

/** Pays a failed refund into the wallet instead. @returns whether it was failed */
export async function refundToWallet(transaction: Transaction, refundId: string, at: Date): Promise<boolean> {
  const row = await holdRefund(transaction, refundId);
  if (row?.state !== 'failed') return false;
  await changeRefund(transaction, refundId, {
    state: 'done',
    doneAt: at,
    walletPaise: row.walletPaise + row.gatewayPaise,
    gatewayPaise: 0,
  });
  await postTransaction(transaction, {
    key: `refund:${row.id}:to-wallet`,
    kind: 'refund',
    description: row.reason,
    at,
    entries: [
      { ledgerAccount: refundsAccount(row.orderId), paise: -row.gatewayPaise },
      { ledgerAccount: walletAccount(row.accountId), paise: row.gatewayPaise },
    ],
  });
  return true;
}

/** Asks the gateway for a failed refund again, under a new key. @returns whether it was failed */
export async function retryRefund(transaction: Transaction, refundId: string, at: Date): Promise<boolean> {
  const row = await holdRefund(transaction, refundId);
  if (row?.state !== 'failed') return false;
  const round = row.round + 1;
  await changeRefund(transaction, refundId, { state: 'asked', round, problem: null, gatewayRefund: null, askAt: at });
  return true;
}

/** The gateway refused a refund: staff decide what follows. */
export async function failRefund(transaction: Transaction, refundId: string, problem: string): Promise<void> {
  await transaction
    .update(orderRefund)
    .set({ state: 'failed', problem })
    .where(and(eq(orderRefund.id, refundId), inArray(orderRefund.state, ['asked', 'sent'])));
}

/** Locks the payment first, as webhooks do. */
async function holdWithPayment(transaction: Transaction, id: string): Promise<RefundRow | undefined> {
  const [found] = await transaction
    .select({ paymentId: orderRefund.paymentId })
    .from(orderRefund)
    .where(eq(orderRefund.id, id));
  if (found?.paymentId) await holdPayment(transaction, found.paymentId);
  return holdRefund(transaction, id);
}

async function holdRefund(transaction: Transaction, id: string): Promise<RefundRow | undefined> {
  const [row] = await transaction.select().from(orderRefund).where(eq(orderRefund.id, id)).for('update');
  return row;
}

async function changeRefund(transaction: Transaction, id: string, change: Partial<RefundRow>): Promise<void> {
  await transaction.update(orderRefund).set(change).where(eq(orderRefund.id, id));
}

/** The key of a refund at its gateway: a new round is a new request. */
export function gatewayKey({ id, round }: Pick<RefundRow, 'id' | 'round'>): string {
  return `${id}-${round}`;
}

/** The id in a key. */
export function refundOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('-'));
}
