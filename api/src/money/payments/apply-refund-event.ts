import type { Database } from '../../foundation/database/public.ts';
import { addRefunded } from './add-refunded.ts';
import type { RefundEvent } from './gateway.ts';
import type { PaymentEffects, RefundEffects } from './payment-effects.ts';
import { holdPaymentOfGateway, noteEvent } from './payments.queries.ts';

interface RefundDeps {
  readonly database: Database;
  readonly effects: PaymentEffects;
  readonly refunds: RefundEffects;
}

/**
 * Processes one authentic webhook about a refund: one that we asked for, or one that was made at the gateway, which
 * counts once it is done.
 * @returns its outcome: `done`, `failed`, `heard before`, `unknown order`, `amount differs`
 */
export async function applyRefundEvent(
  { database, effects, refunds }: RefundDeps,
  gateway: string,
  { eventId, kind, ...refund }: RefundEvent,
  at: Date,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const payment = await holdPaymentOfGateway(transaction, gateway, refund.payment);
    // The payment may not be stored yet: the event is not stored, so that the gateway sends it again.
    if (!payment) return 'unknown order';
    const isOver = payment.refundedPaise + refund.paise > payment.paise;
    const facts = { gateway, eventId, paymentId: payment.id, kind, outcome: refund.state, at };
    if (!(await noteEvent(transaction, facts))) return 'heard before';
    const outcome = await refunds.heard(transaction, refund, at);
    if (outcome !== undefined) return outcome;
    if (refund.state !== 'done') return refund.state;
    if (isOver) return 'amount differs';
    const totalPaise = await addRefunded(transaction, payment, refund.paise, at);
    await effects.refunded(transaction, payment, { paise: refund.paise, totalPaise }, at);
    return 'done';
  });
}
