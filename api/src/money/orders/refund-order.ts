import type { Transaction } from '../../foundation/database/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { takeBack } from '../wallet/public.ts';
import { bookRefund } from './book-refund.ts';
import type { OrderDeps } from './order-deps.ts';
import { type AttemptRow, changeAttempt, type OrderRow } from './orders.queries.ts';

interface Refunding {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly payment: PaymentRow;
  /** What the gateway paid back now, and altogether. */
  readonly refund: { readonly paise: number; readonly totalPaise: number };
}

/**
 * The gateway paid back a payment, or a part of it, without being asked by us. Revenue and tax go down in proportion.
 * With the last part the wallet's part goes back too.
 */
export async function refundOrder(
  transaction: Transaction,
  deps: OrderDeps,
  { order, attempt, payment, refund }: Refunding,
  at: Date,
): Promise<void> {
  const gateway = `gateway:${payment.gateway}` as const;
  const key = `payment:${payment.id}:refunded:${refund.totalPaise}`;
  if (attempt.toWalletPaise > 0) {
    await changeAttempt(transaction, attempt.id, { refundedPaise: refund.totalPaise });
    await takeBack(transaction, { key, accountId: order.accountId, paise: refund.paise, to: gateway, at });
    return;
  }
  const isWhole = attempt.refundedPaise + refund.paise === attempt.gatewayPaise;
  await bookRefund(
    transaction,
    deps,
    {
      order,
      attempt,
      paymentId: payment.id,
      key,
      gatewayPaise: refund.paise,
      walletPaise: isWhole ? attempt.walletPaise - attempt.walletBackPaise : 0,
      into: gateway,
    },
    at,
  );
}
