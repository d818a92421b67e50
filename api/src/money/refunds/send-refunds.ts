import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { GatewayError, type PaymentGateway, payment, type RefundFacts, RefundRefused } from '../payments/public.ts';
import { orderRefund, type RefundRow } from './refunds.tables.ts';
import { failRefund, gatewayKey, settleRefund } from './settle-refund.ts';

/** Refunds per run. */
const BATCH = 100;

/** After an answer that is missing, and while the bank has the money. */
const ASK_AGAIN_AFTER_MS = 60_000;

/**
 * Asks the gateway for refunds, and for the state of those under way. A crash between the gateway's answer and ours is
 * harmless: the same key is asked again and returns the same refund.
 * @param onTrouble is called for each refund whose answer is missing; it is asked again
 */
export async function sendRefunds(
  database: Database,
  gateway: PaymentGateway,
  at: Date,
  onTrouble: (refundId: string, error: unknown) => void,
): Promise<void> {
  const open = await database
    .select({ row: orderRefund, order: payment.gatewayOrder, gatewayPayment: payment.gatewayPayment })
    .from(orderRefund)
    .innerJoin(payment, eq(payment.id, orderRefund.paymentId))
    .where(
      and(inArray(orderRefund.state, ['asked', 'sent']), lte(orderRefund.askAt, at), eq(payment.gateway, gateway.name)),
    )
    .orderBy(asc(orderRefund.askAt))
    .limit(BATCH);
  for (const { row, order, gatewayPayment } of open) {
    try {
      const facts = await factsOf(gateway, row, { order: order ?? '', payment: gatewayPayment ?? '' });
      await database.transaction((transaction) => settleRefund(transaction, row.id, facts, at));
    } catch (error) {
      if (error instanceof RefundRefused) {
        await database.transaction((transaction) => failRefund(transaction, row.id, error.message));
      } else if (error instanceof GatewayError) {
        onTrouble(row.id, error);
        const askAt = new Date(at.getTime() + ASK_AGAIN_AFTER_MS);
        await database.update(orderRefund).set({ askAt }).where(eq(orderRefund.id, row.id));
      } else throw error;
    }
  }
}

function factsOf(
  gateway: PaymentGateway,
  row: RefundRow,
  ids: { readonly order: string; readonly payment: string },
): Promise<RefundFacts> {
  if (row.gatewayRefund !== null) return gateway.fetchRefund(row.gatewayRefund);
  return gateway.refund({ key: gatewayKey(row), paise: row.gatewayPaise, ...ids });
}
