import { movedDue } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Refund, Sale, SoldOrder } from '../../foundation/module/public.ts';
import { type LedgerEntry, postTransaction } from '../../money/ledger/public.ts';
import { attemptById, holdOrder } from '../../money/orders/public.ts';
import { paymentOf } from '../../money/payments/public.ts';
import { borneByUs, collected, givenBack, partOf } from './client-money.ts';
import { changeShare, holdDue, shareById, sharesOf } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import { PAYOUTS_JOB } from './payouts-job.ts';
import type { DueRow, ShareRow } from './rent-payments.tables.ts';

/** The convenience fee is a service of an intermediary. The landlord's part is not ours and has no tax. */
export const FEE_TAX = { code: '998599', gstRate: 18 } as const;

/** Rent and bills that are paid through us. Source: product-and-plans, section 2 (rent payment). */
export const rentPaymentSale: Sale = {
  tax: 'untaxed',
  acceptsWallet: true,
  jobAfterPaid: PAYOUTS_JOB,

  async isOpen(transaction, { id }) {
    const order = await holdOrder(transaction, id);
    const found = await held(transaction, order?.ref ?? null);
    return found?.due.state === 'collecting' && found.share.state !== 'received' && found.share.orderId === id;
  },

  async paid(transaction, order, at) {
    const { due, share } = await known(transaction, order);
    const part = await clientPart(transaction, order, share);
    await postOnce(transaction, order, { key: 'collected', entries: collected(part), at });
    const { gateway, gatewayPaise } = part;
    await changeShare(transaction, share.id, {
      state: 'received',
      orderId: order.id,
      gateway,
      gatewayPaise,
      paidAt: at,
    });
    const shares = await sharesOf(transaction, due.id);
    if (due.state !== 'collecting' || shares.some(({ state }) => state !== 'received')) return;
    await moveDue(transaction, due, 'all-paid', { receivedAt: at });
  },

  async refunded(transaction, order, refund, at) {
    const { due, share } = await known(transaction, order);
    await takePart(transaction, { order, due, share, refund }, at);
    const refundedPaise = share.refundedPaise + refund.paise;
    await changeShare(transaction, share.id, {
      refundedPaise,
      ...(refund.isWhole && { state: 'refunded', refundedAt: at }),
    });
    await afterRefund(transaction, due.id, at);
  },

  failed: unpaid,
  expired: unpaid,
};

/** An attempt that came to nothing. */
async function unpaid(transaction: Transaction, order: SoldOrder): Promise<void> {
  const found = await held(transaction, order.ref);
  if (found?.share.state === 'paying' && found.share.orderId === order.id) {
    await changeShare(transaction, found.share.id, { state: 'unpaid' });
  }
}

/** Money of a share went back. What the landlord was not sent is given back; what was sent is borne by us. */
async function takePart(
  transaction: Transaction,
  { order, due, share, refund }: { order: SoldOrder; due: DueRow; share: ShareRow; refund: Refund },
  at: Date,
): Promise<void> {
  const stretch = { from: share.refundedPaise, to: share.refundedPaise + refund.paise, of: order.paise };
  const paise = partOf(share.paise, stretch);
  if (paise === 0) return;
  const isWithUs = ['collecting', 'received', 'held', 'returned', 'refunding'].includes(due.state);
  const { gateway } = share;
  const entries = isWithUs
    ? givenBack({ dueId: due.id, gateway, paise, gatewayPaise: partOf(share.gatewayPaise, stretch) })
    : borneByUs(share.accountId, paise);
  await postOnce(transaction, order, { key: `back:${stretch.to}`, entries, at });
  if (!isWithUs) await changeShare(transaction, share.id, { borneByUsPaise: share.borneByUsPaise + paise });
}

/** A landlord gets a sum whole or not at all: once a share is back, the job gives the others back, too. */
async function afterRefund(transaction: Transaction, dueId: string, at: Date): Promise<void> {
  const due = await holdDue(transaction, dueId);
  if (!due) return;
  const begun = movedDue(due.state, 'give-back') ? await moveDue(transaction, due, 'give-back') : due;
  if (begun.state !== 'refunding') return;
  const shares = await sharesOf(transaction, dueId);
  if (shares.every(({ state }) => state !== 'received')) await moveDue(transaction, begun, 'all-back', { endedAt: at });
}

/** Who has what of a share: the gateway has the money first, the wallet pays the rest. */
async function clientPart(transaction: Transaction, { id, accountId }: SoldOrder, share: ShareRow) {
  const order = await holdOrder(transaction, id);
  const attempt = order?.attemptId == null ? undefined : await attemptById(transaction, order.attemptId);
  const payment = attempt?.paymentId == null ? undefined : await paymentOf(transaction, accountId, attempt.paymentId);
  return {
    dueId: share.dueId,
    paise: share.paise,
    gateway: payment?.gateway ?? null,
    gatewayPaise: payment ? Math.min(share.paise, attempt?.gatewayPaise ?? 0) : 0,
  };
}

async function postOnce(
  transaction: Transaction,
  { id, title }: SoldOrder,
  { key, entries, at }: { readonly key: string; readonly entries: readonly LedgerEntry[]; readonly at: Date },
): Promise<void> {
  const moved = entries.filter(({ paise }) => paise !== 0);
  await postTransaction(transaction, {
    key: `order:${id}:rent:${key}`,
    kind: 'rent',
    description: title,
    at,
    entries: moved,
  });
}

async function known(transaction: Transaction, order: SoldOrder): Promise<{ due: DueRow; share: ShareRow }> {
  const found = await held(transaction, order.ref);
  if (!found) throw new Error(`Order ${order.id} has no share of rent`);
  return found;
}

/** The share of an order with its due, which is locked. */
async function held(transaction: Transaction, shareId: string | null) {
  const found = shareId === null ? undefined : await shareById(transaction, shareId);
  const due = found && (await holdDue(transaction, found.dueId));
  // Read again, because it may have changed while we waited.
  const share = due && (await shareById(transaction, found.id));
  return due && share && { due, share };
}
