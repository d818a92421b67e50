import { type GstParts, taxOf } from '@aangan/shared-kit/domain/gst';
import type { Transaction } from '../../foundation/database/public.ts';
import { type LedgerAccountName, type LedgerEntry, postTransaction } from '../ledger/public.ts';
import { type OrderDeps, saleOf, soldOrder } from './order-deps.ts';
import { issueForRefund } from './order-documents.ts';
import { type AttemptRow, changeAttempt, moveOrder, type OrderRow } from './orders.queries.ts';
import type { PricedOrder } from './priced-order.ts';
import { giveBackWalletPart, reservedAccount } from './reserve-attempt.ts';
import { incomeEntries, settledPrice } from './settle-order.ts';

interface Booking {
  /** Locked. */
  readonly order: OrderRow;
  /** The attempt that paid. */
  readonly attempt: AttemptRow;
  readonly paymentId: string | null;
  /** Identifies the refund: it is booked once. */
  readonly key: string;
  readonly gatewayPaise: number;
  readonly walletPaise: number;
  /** Ledger account that receives the gateway's part. */
  readonly into: LedgerAccountName;
}

/**
 * Books money that goes back to a buyer: revenue and tax go down in proportion, the wallet's part goes back to where it
 * came from, the sale takes back what was bought, and a credit note is issued.
 */
export async function bookRefund(
  transaction: Transaction,
  deps: OrderDeps,
  { order, attempt, paymentId, key, gatewayPaise, walletPaise, into }: Booking,
  at: Date,
): Promise<void> {
  const price = await settledPrice(transaction, deps, order, attempt);
  const { totalPaise } = price;
  const paise = gatewayPaise + walletPaise;
  const before = attempt.refundedPaise + attempt.walletBackPaise;
  const isWhole = before + paise === totalPaise;
  const gst = refundedParts(price, before, before + paise);
  const entries: LedgerEntry[] = [
    ...incomeEntries(order.purpose, -paise, -taxOf(gst)),
    { ledgerAccount: into, paise: gatewayPaise },
    { ledgerAccount: reservedAccount(order.id), paise: walletPaise },
  ];
  await postTransaction(transaction, { key, kind: 'order-refund', description: order.title, at, entries });
  if (walletPaise > 0) {
    await giveBackWalletPart(transaction, order, attempt, { key: `${key}:wallet`, paise: walletPaise, at });
  }
  await changeAttempt(transaction, attempt.id, {
    refundedPaise: attempt.refundedPaise + gatewayPaise,
    walletBackPaise: attempt.walletBackPaise + walletPaise,
  });
  if (isWhole) await moveOrder(transaction, order.id, { state: 'refunded', refundedAt: at });
  const refund = { key: `${key}:sale`, paise, isWhole };
  await saleOf(deps, order.purpose).refunded(transaction, soldOrder(order, totalPaise), refund, at);
  await issueForRefund(transaction, deps, { order, attempt, price, paymentId, refund: { paise, ...gst } }, at);
}

/** The tax in a part of an order's money, so that all parts add up to the tax of the order. */
function refundedParts({ gst, totalPaise }: PricedOrder, from: number, to: number): GstParts {
  const part = (paise: number) => Math.round(paise * (to / totalPaise)) - Math.round(paise * (from / totalPaise));
  const taxes = { cgstPaise: part(gst.cgstPaise), sgstPaise: part(gst.sgstPaise), igstPaise: part(gst.igstPaise) };
  return { taxablePaise: to - from - taxes.cgstPaise - taxes.sgstPaise - taxes.igstPaise, ...taxes };
}
