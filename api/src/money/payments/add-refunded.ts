import type { Transaction } from '../../foundation/database/public.ts';
import { movePayment, type PaymentRow } from './payments.queries.ts';

/** Adds what the gateway has paid back to a payment, whose row is locked. @returns what has gone back altogether */
export async function addRefunded(
  transaction: Transaction,
  payment: PaymentRow,
  paise: number,
  at: Date,
): Promise<number> {
  const refundedPaise = payment.refundedPaise + paise;
  const state = refundedPaise >= payment.paise ? 'refunded' : payment.state;
  await movePayment(transaction, payment.id, { state, refundedAt: at, refundedPaise });
  return refundedPaise;
}
