import { taxOf } from '@aangan/shared-kit/domain/gst';
import type { Transaction } from '../../foundation/database/public.ts';
import { type LedgerEntry, postTransaction } from '../ledger/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { claimById } from '../wallet/public.ts';
import { type OrderDeps, saleOf, soldOrder } from './order-deps.ts';
import { issueForPaid } from './order-documents.ts';
import { type AttemptRow, changeAttempt, linesOf, moveOrder, type OrderRow } from './orders.queries.ts';
import { type PricedOrder, pricedOrder } from './priced-order.ts';
import { reservedAccount } from './reserve-attempt.ts';

interface Settling {
  readonly order: OrderRow;
  /** Its wallet's part is reserved. */
  readonly attempt: AttemptRow;
  /** Undefined when the wallet pays all. */
  readonly payment: Pick<PaymentRow, 'id' | 'gateway'> | undefined;
}

/** Makes an order paid: the money becomes revenue and tax, and the seller gives what was bought. */
export async function settleOrder(
  transaction: Transaction,
  deps: OrderDeps,
  { order, attempt, payment }: Settling,
  at: Date,
): Promise<void> {
  const price = await settledPrice(transaction, deps, order, attempt);
  const entries: LedgerEntry[] = [
    ...incomeEntries(order.purpose, price.totalPaise, taxOf(price.gst)),
    { ledgerAccount: reservedAccount(order.id), paise: -attempt.walletPaise },
  ];
  if (payment) entries.push({ ledgerAccount: `gateway:${payment.gateway}`, paise: -attempt.gatewayPaise });
  if (price.totalPaise > 0) {
    await postTransaction(transaction, {
      key: `order:${order.id}:paid`,
      kind: 'order',
      description: order.title,
      at,
      entries,
    });
  }
  await changeAttempt(transaction, attempt.id, { isReserved: false });
  await moveOrder(transaction, order.id, { state: 'paid', attemptId: attempt.id, paidAt: at });
  await saleOf(deps, order.purpose).paid(transaction, soldOrder(order, price.totalPaise), at);
  await deps.events.emit(transaction, 'order.paid', { orderId: order.id, purpose: order.purpose });
  // Last, because other documents wait for its number until the transaction ends.
  await issueForPaid(transaction, deps, { order, attempt, price, paymentId: payment?.id ?? null }, at);
}

/** The price of an order with the discount of an attempt. */
export async function settledPrice(
  transaction: Transaction,
  { seller }: Pick<OrderDeps, 'seller'>,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<PricedOrder> {
  const claim = attempt.claimId === null ? undefined : await claimById(transaction, attempt.claimId);
  return pricedOrder(await linesOf(transaction, order.id), claim, order.placeOfSupply !== seller.state);
}

/** Entries that book income of a sale, or take it back when the amounts are negative. */
export function incomeEntries(purpose: string, paise: number, taxPaise: number): LedgerEntry[] {
  return [
    { ledgerAccount: `sales:${purpose}`, paise: paise - taxPaise },
    { ledgerAccount: 'tax:gst', paise: taxPaise },
  ];
}
