import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { GatewayEvent, OrderFacts } from './gateway.ts';
import type { PaymentEffects } from './payment-effects.ts';
import { type Heard, nextStep } from './payment-machine.ts';
import { changePayment, holdPaymentOfOrder, movePayment, noteEvent, type PaymentRow } from './payments.queries.ts';

interface HearingDeps {
  readonly database: Database;
  readonly effects: PaymentEffects;
}

/** The outcome of an event: `created → paid`, `already paid`, `amount differs`, `heard before`, `unknown order`. */
type Outcome = string;

/**
 * Processes one authentic webhook. Event, state and money commit together, so that a repeat after a crash finds all of
 * it or nothing.
 */
export async function applyEvent(
  { database, effects }: HearingDeps,
  gateway: string,
  event: GatewayEvent,
  at: Date,
): Promise<Outcome> {
  return database.transaction(async (transaction) => {
    const payment = await holdPaymentOfOrder(transaction, gateway, event.order);
    // Its order may not be stored yet: the event is not stored, so that the gateway sends it again.
    if (!payment) return 'unknown order';
    const outcome = outcomeOf(payment, event);
    const { eventId, kind } = event;
    const isNew = await noteEvent(transaction, { gateway, eventId, paymentId: payment.id, kind, outcome, at });
    if (!isNew) return 'heard before';
    await applyFactsTo(transaction, effects, payment, event, at);
    return outcome;
  });
}

/** Processes the gateway's response to a status request. */
export async function applyFacts(
  { database, effects }: HearingDeps,
  gateway: string,
  facts: OrderFacts,
  at: Date,
): Promise<Outcome> {
  return database.transaction(async (transaction) => {
    const payment = await holdPaymentOfOrder(transaction, gateway, facts.order);
    if (!payment) return 'unknown order';
    await changePayment(transaction, payment.id, { checkedAt: at });
    await applyFactsTo(transaction, effects, payment, facts, at);
    return outcomeOf(payment, facts);
  });
}

/** Processes that the checkout page was opened. */
export async function applyOpened(transaction: Transaction, payment: PaymentRow): Promise<void> {
  const step = nextStep(payment.state, 'opened');
  if (step) await movePayment(transaction, payment.id, { state: step.to });
}

/** Processes that the time of a payment is over. */
export async function applyExpiry(
  transaction: Transaction,
  effects: PaymentEffects,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  const step = nextStep(payment.state, 'expired');
  if (!step) return;
  await movePayment(transaction, payment.id, { state: step.to });
  await effects.expired(transaction, payment, at);
}

async function applyFactsTo(
  transaction: Transaction,
  effects: PaymentEffects,
  payment: PaymentRow,
  facts: OrderFacts,
  at: Date,
): Promise<void> {
  const heard = heardOf(payment, facts);
  const step = heard && nextStep(payment.state, heard);
  if (!step) return;
  const refundedPaise = refundedBy(facts);
  const isRefund = step.effects.includes('refunded');
  await movePayment(transaction, payment.id, {
    state: step.to,
    gatewayPayment: facts.payment ?? payment.gatewayPayment,
    ...(step.effects.includes('paid') && { paidAt: at }),
    ...(isRefund && { refundedAt: at, refundedPaise }),
  });
  for (const effect of step.effects) {
    if (effect === 'refunded') {
      const refund = { paise: refundedPaise - payment.refundedPaise, totalPaise: refundedPaise };
      await effects.refunded(transaction, payment, refund, at);
    } else await effects[effect](transaction, payment, at);
  }
}

function outcomeOf(payment: PaymentRow, facts: OrderFacts): Outcome {
  const heard = heardOf(payment, facts);
  if (!heard) return facts.kind === 'open' ? `still ${payment.state}` : 'amount differs';
  const step = nextStep(payment.state, heard);
  return step ? `${payment.state} → ${heard === 'part-refunded' ? heard : step.to}` : `already ${payment.state}`;
}

/** What the facts mean for a payment. Money of a different amount is not credited: staff have to look at it. */
function heardOf(payment: PaymentRow, facts: OrderFacts): Heard | undefined {
  if (facts.kind === 'open') return undefined;
  if (facts.kind === 'failed' || facts.kind === 'expired') return facts.kind;
  if (facts.paise !== payment.paise) return undefined;
  if (facts.kind === 'paid') return 'paid';
  const refunded = refundedBy(facts);
  if (refunded > payment.paise) return undefined;
  if (refunded === payment.paise) return 'refunded';
  // The total of an earlier part, or a repeat: it is heard as what is known already.
  return refunded > payment.refundedPaise ? 'part-refunded' : 'paid';
}

function refundedBy({ paise, refundedPaise }: OrderFacts): number {
  return refundedPaise ?? paise;
}
