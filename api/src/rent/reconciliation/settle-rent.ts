import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { postTransaction } from '../../money/ledger/public.ts';
import { payment } from '../../money/payments/public.ts';
import { orderRefund } from '../../money/refunds/public.ts';
import { rentShare, settled } from '../payments/public.ts';
import type { BookLine } from './compare-books.ts';

/** Money of others that a gateway paid into our bank account, or kept for refunds: it is at the bank now. */
export async function settleRent(
  transaction: Transaction,
  gateway: string,
  lines: readonly BookLine[],
  day: string,
): Promise<void> {
  const subjects = lines.map(({ subject }) => subject);
  if (subjects.length === 0) return;
  const paid = await transaction
    .select({ subject: payment.gatewayPayment, rentPaise: rentShare.gatewayPaise })
    .from(payment)
    .innerJoin(rentShare, eq(rentShare.orderId, payment.orderId))
    .where(inArray(payment.gatewayPayment, subjects));
  const back = await transaction
    .select({
      subject: orderRefund.gatewayRefund,
      refundPaise: orderRefund.gatewayPaise,
      rentPaise: rentShare.gatewayPaise,
      allPaise: payment.paise,
    })
    .from(orderRefund)
    .innerJoin(rentShare, eq(rentShare.orderId, orderRefund.orderId))
    .innerJoin(payment, eq(payment.id, orderRefund.paymentId))
    .where(inArray(orderRefund.gatewayRefund, subjects));
  const moves = [
    ...paid.map(({ subject, rentPaise }) => ({ subject, paise: rentPaise })),
    ...back.map(({ subject, refundPaise, rentPaise, allPaise }) => ({
      subject,
      paise: -Math.round((rentPaise * refundPaise) / allPaise),
    })),
  ];
  for (const { subject, paise } of moves) {
    if (paise === 0) continue;
    await postTransaction(transaction, {
      key: `settled:${gateway}:${subject}`,
      kind: 'client-money',
      description: 'Rent from the gateway to our bank',
      at: new Date(indiaDayStart(day)),
      entries: settled(gateway, paise),
    });
  }
}
