import { type GstParts, taxOf } from '@aangan/shared-kit/domain/gst';
import type { Transaction } from '../../foundation/database/public.ts';
import { type LedgerEntry, postTransaction } from '../ledger/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { takeBack } from '../wallet/public.ts';
import { type OrderDeps, saleOf, soldOrder } from './order-deps.ts';
import { issueForRefund } from './order-documents.ts';
import { type AttemptRow, changeAttempt, moveOrder, type OrderRow } from './orders.queries.ts';
import type { PricedOrder } from './priced-order.ts';
import { giveBackWallet, reservedAccount } from './reserve-attempt.ts';
import { incomeEntries, settledPrice } from './settle-order.ts';

interface Refunding {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly payment: PaymentRow;
  /** What the gateway paid back now, and altogether. */
  readonly refund: { readonly paise: number; readonly totalPaise: number };
}

/**
 * The gateway paid back a payment, or a part of it. Revenue and tax go down in proportion. With the last part the
 * wallet's part goes back too.
 */
export async function refundOrder(
  transaction: Transaction,
  deps: OrderDeps,
  { order, attempt, payment, refund }: Refunding,
  at: Date,
): Promise<void> {
  await changeAttempt(transaction, attempt.id, { refundedPaise: refund.totalPaise });
  const gateway = `gateway:${payment.gateway}` as const;
  const key = `payment:${payment.id}:refunded:${refund.totalPaise}`;
  if (attempt.toWalletPaise > 0) {
    await takeBack(transaction, { key, accountId: order.accountId, paise: refund.paise, to: gateway, at });
    return;
  }
  const price = await settledPrice(transaction, deps, order, attempt);
  const { totalPaise } = price;
  const isWhole = refund.totalPaise === attempt.gatewayPaise;
  const paise = refund.paise + (isWhole ? attempt.walletPaise : 0);
  const before = refund.totalPaise - refund.paise;
  const gst = refundedParts(price, before, before + paise);
  const entries: LedgerEntry[] = [
    ...incomeEntries(order.purpose, -paise, -taxOf(gst)),
    { ledgerAccount: gateway, paise: refund.paise },
    { ledgerAccount: reservedAccount(order.id), paise: paise - refund.paise },
  ];
  await postTransaction(transaction, { key, kind: 'order-refund', description: order.title, at, entries });
  if (isWhole) {
    await giveBackWallet(transaction, order, attempt, at);
    await moveOrder(transaction, order.id, { state: 'refunded', refundedAt: at });
  }
  await saleOf(deps, order.purpose).refunded(
    transaction,
    soldOrder(order, totalPaise),
    { key: `order:${order.id}:refunded:${refund.totalPaise}`, paise, isWhole },
    at,
  );
  await issueForRefund(
    transaction,
    deps,
    { order, attempt, price, paymentId: payment.id, refund: { paise, ...gst } },
    at,
  );
}

/** The tax in a part of an order's money, so that all parts add up to the tax of the order. */
function refundedParts({ gst, totalPaise }: PricedOrder, from: number, to: number): GstParts {
  const part = (paise: number) => Math.round(paise * (to / totalPaise)) - Math.round(paise * (from / totalPaise));
  const taxes = { cgstPaise: part(gst.cgstPaise), sgstPaise: part(gst.sgstPaise), igstPaise: part(gst.igstPaise) };
  return { taxablePaise: to - from - taxes.cgstPaise - taxes.sgstPaise - taxes.igstPaise, ...taxes };
}
