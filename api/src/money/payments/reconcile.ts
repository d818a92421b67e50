import type { Database } from '../../foundation/database/public.ts';
import { applyExpiry, applyFacts } from './apply-event.ts';
import type { PaymentGateway } from './gateway.ts';
import type { PaymentEffects } from './payment-effects.ts';
import { changePayment, holdPayment, openPayments } from './payments.queries.ts';

/** Time to wait for a webhook before the gateway is asked, and between two requests. */
const ASK_AFTER_MS = 60_000;

/** Payments per run. */
const BATCH = 100;

/**
 * Checks payments whose webhook has not arrived, and closes those whose time is over.
 * @param onTrouble is called for each payment whose state the gateway did not return; it is checked again later
 * @returns how many payments were checked
 */
export async function reconcilePayments(
  { database, effects }: { readonly database: Database; readonly effects: PaymentEffects },
  gateway: PaymentGateway,
  now: Date,
  onTrouble: (paymentId: string, error: unknown) => void,
): Promise<number> {
  const open = await openPayments(database, new Date(now.getTime() - ASK_AFTER_MS), BATCH);
  for (const payment of open.filter((each) => each.gateway === gateway.name)) {
    try {
      if (payment.gatewayOrder !== null) {
        await applyFacts({ database, effects }, gateway.name, await gateway.fetchOrder(payment.gatewayOrder), now);
      }
      // Only after the gateway has said that it is not paid.
      if (payment.expiresAt <= now) await closeUnpaid({ database, effects }, payment.id, now);
      else if (payment.gatewayOrder === null) await changePayment(database, payment.id, { checkedAt: now });
    } catch (error) {
      onTrouble(payment.id, error);
    }
  }
  return open.length;
}

async function closeUnpaid(
  { database, effects }: { readonly database: Database; readonly effects: PaymentEffects },
  paymentId: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const payment = await holdPayment(transaction, paymentId);
    if (payment) await applyExpiry(transaction, effects, payment, now);
  });
}
