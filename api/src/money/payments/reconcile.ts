import type { Database } from '../../foundation/database/public.ts';
import type { EffectsByPurpose } from './effects-by-purpose.ts';
import type { PaymentGateway } from './gateway.ts';
import { hearFacts, takeOwnStep } from './hear.ts';
import { changePayment, holdPayment, openPayments } from './payments.queries.ts';

/** How long a webhook may take before the gateway is asked; also how long until it is asked again. */
const ASK_AFTER_MS = 60_000;

/** Payments looked at in one go. */
const BATCH = 100;

/**
 * Finds out about payments whose webhook has not come, and closes those whose time is over.
 * @param onTrouble hears of each payment that the gateway could not tell about; it is asked again later
 * @returns how many payments were looked at
 */
export async function reconcilePayments(
  { database, effects }: { readonly database: Database; readonly effects: EffectsByPurpose },
  gateway: PaymentGateway,
  now: Date,
  onTrouble: (paymentId: string, error: unknown) => void,
): Promise<number> {
  const open = await openPayments(database, new Date(now.getTime() - ASK_AFTER_MS), BATCH);
  for (const payment of open.filter((each) => each.gateway === gateway.name)) {
    try {
      if (payment.gatewayOrder !== null) {
        await hearFacts({ database, effects }, gateway.name, await gateway.fetchOrder(payment.gatewayOrder), now);
      }
      // Only after the gateway has said that it is not paid.
      if (payment.expiresAt <= now) await closeUnpaid(database, payment.id);
      else if (payment.gatewayOrder === null) await changePayment(database, payment.id, { checkedAt: now });
    } catch (error) {
      onTrouble(payment.id, error);
    }
  }
  return open.length;
}

async function closeUnpaid(database: Database, paymentId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const payment = await holdPayment(transaction, paymentId);
    if (payment) await takeOwnStep(transaction, payment, 'expired');
  });
}
