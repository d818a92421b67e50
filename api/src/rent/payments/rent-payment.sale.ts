import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Refund, Sale, SoldOrder } from '../../foundation/module/public.ts';
import { postTransaction } from '../../money/ledger/public.ts';
import { attemptById, orderOf } from '../../money/orders/public.ts';
import { paymentOf } from '../../money/payments/public.ts';
import { borneByUs, type ClientPart, collected, givenBack, partOf } from './client-money.ts';
import { changeShare, holdDue, shareOf, sharesOf } from './dues.queries.ts';
import { moveDue, showDue } from './move-due.ts';
import { type DueRow, rentShare, type ShareRow } from './rent-payments.tables.ts';

/** The purpose of these orders. */
export const RENT_PAYMENT = 'rent-payment';

/** States in which the money of a due is with us, and not with the bank. */
const WITH_US: readonly DueRow['state'][] = ['collecting', 'received', 'held', 'returned', 'refunding'];

/** A share of a due. The landlord's part is untaxed and no revenue of ours; the fee is a support service. */
export const rentPaymentSale: Sale = {
  tax: { code: '998599', gstRate: 18 },
  acceptsWallet: true,

  async isOpen(transaction, { id }) {
    const share = await shareOfOrder(transaction, id);
    const due = share && (await holdDue(transaction, share.dueId));
    const now = share && (await shareOf(transaction, share.id));
    return due?.state === 'collecting' && now?.orderId === id && (now.state === 'unpaid' || now.state === 'paying');
  },

  async paid(transaction, order, at) {
    const { share, due } = await sold(transaction, order);
    const way = await wayOf(transaction, order, share);
    const change = { state: 'received', feePaise: order.paise - share.paise, paidAt: at, ...way } as const;
    await changeShare(transaction, share.id, change);
    await postTransaction(transaction, {
      key: `order:${order.id}:client-money`,
      kind: 'client-money',
      description: order.title,
      at,
      entries: collected({ dueId: due.id, paise: share.paise, ...way }),
    });
    const shares = await sharesOf(transaction, due.id);
    if (shares.every(({ state }) => state === 'received')) await moveDue(transaction, due, 'all-paid', at);
    else await showDue(transaction, due);
  },

  async refunded(transaction, order, refund, at) {
    const { share, due } = await sold(transaction, order);
    const refundedPaise = share.refundedPaise + refund.paise;
    const back = backPart(share, order, refund);
    const isHere = WITH_US.includes(due.state);
    if (back.paise > 0) {
      await postTransaction(transaction, {
        key: `${refund.key}:client-money`,
        kind: 'client-money',
        description: order.title,
        at,
        entries: isHere ? givenBack({ dueId: due.id, ...back }) : borneByUs(share.accountId, back.paise),
      });
    }
    await changeShare(transaction, share.id, {
      refundedPaise,
      ...(refund.isWhole && { state: 'refunded', refundedAt: at }),
      ...(!isHere && { borneByUsPaise: share.borneByUsPaise + back.paise }),
    });
    if (isHere) await afterRefund(transaction, due, at);
  },

  failed: stopPaying,
  expired: stopPaying,
};

/** A sum that lost money before it was sent goes back whole; once all of it is back, it is over. */
export async function afterRefund(transaction: Transaction, due: DueRow, at: Date): Promise<void> {
  const refunding = due.state === 'refunding' ? due : await moveDue(transaction, due, 'give-back', at);
  const shares = await sharesOf(transaction, due.id);
  if (shares.every(({ state }) => state !== 'received')) await moveDue(transaction, refunding, 'all-back', at);
}

async function stopPaying(transaction: Transaction, order: SoldOrder): Promise<void> {
  // A share that was divided again or taken over meanwhile is gone, or has another order.
  const known = await shareOfOrder(transaction, order.id);
  if (known === undefined) return;
  await holdDue(transaction, known.dueId);
  const share = await shareOf(transaction, known.id);
  if (share?.orderId === order.id && share.state === 'paying') {
    await changeShare(transaction, share.id, { state: 'unpaid' });
  }
}

/** The landlord's part of a refund. */
function backPart(share: ShareRow, order: SoldOrder, refund: Refund): Omit<ClientPart, 'dueId'> {
  const range = { from: share.refundedPaise, to: share.refundedPaise + refund.paise, of: order.paise };
  return {
    gateway: share.gateway,
    paise: partOf(share.paise, range),
    gatewayPaise: partOf(share.gatewayPaise, range),
  };
}

/** Who collected the landlord's part, and how much of it. The wallet's part goes into the fee last. */
async function wayOf(
  transaction: Transaction,
  { id, accountId }: SoldOrder,
  { paise }: ShareRow,
): Promise<{ gateway: string | null; gatewayPaise: number }> {
  const order = await orderOf(transaction, accountId, id);
  const attempt = order?.attemptId ? await attemptById(transaction, order.attemptId) : undefined;
  if (!attempt?.paymentId) return { gateway: null, gatewayPaise: 0 };
  const payment = await paymentOf(transaction, accountId, attempt.paymentId);
  return { gateway: payment?.gateway ?? null, gatewayPaise: Math.min(paise, attempt.gatewayPaise) };
}

async function shareOfOrder(transaction: Transaction, orderId: string): Promise<ShareRow | undefined> {
  const [row] = await transaction.select().from(rentShare).where(eq(rentShare.orderId, orderId));
  return row;
}

/** The share of an order and its due, locked. */
async function sold(transaction: Transaction, { id, ref }: SoldOrder): Promise<{ share: ShareRow; due: DueRow }> {
  const known = ref === null ? undefined : await shareOf(transaction, ref);
  const due = known && (await holdDue(transaction, known.dueId));
  const share = known && (await shareOf(transaction, known.id));
  if (!share || !due) throw new Error(`Order ${id} names no share of a due`);
  return { share, due };
}
