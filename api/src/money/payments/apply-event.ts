import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { EffectsByPurpose } from './effects-by-purpose.ts';
import type { GatewayEvent, OrderFacts } from './gateway.ts';
import { type Heard, nextStep } from './payment-machine.ts';
import { changePayment, holdPaymentOfOrder, movePayment, noteEvent, type PaymentRow } from './payments.queries.ts';

interface HearingDeps {
  readonly database: Database;
  readonly effects: EffectsByPurpose;
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
    await applyStep(transaction, effects, payment, event, at);
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
    await applyStep(transaction, effects, payment, facts, at);
    return outcomeOf(payment, facts);
  });
}

/** Processes an event of our own: the checkout page was opened, or the time is over. */
export async function applyOwnStep(
  transaction: Transaction,
  payment: PaymentRow,
  heard: 'opened' | 'expired',
): Promise<void> {
  const step = nextStep(payment.state, heard);
  if (step) await movePayment(transaction, payment.id, { state: step.to });
}

async function applyStep(
  transaction: Transaction,
  effects: EffectsByPurpose,
  payment: PaymentRow,
  facts: OrderFacts,
  at: Date,
): Promise<void> {
  const heard = stepOf(payment, facts);
  const step = heard && nextStep(payment.state, heard);
  if (!step) return;
  const effect = effects.get(payment.purpose);
  if (!effect) throw new Error(`No module declares what a payment for ${payment.purpose} does.`);
  for (const money of step.money) await effect[money](transaction, payment, at);
  await movePayment(transaction, payment.id, {
    state: step.to,
    gatewayPayment: facts.payment ?? payment.gatewayPayment,
    ...(step.money.includes('credit') && { paidAt: at }),
    ...(step.money.includes('take-back') && { refundedAt: at }),
  });
}

function outcomeOf(payment: PaymentRow, facts: OrderFacts): Outcome {
  const heard = stepOf(payment, facts);
  if (!heard) return facts.kind === 'open' ? `still ${payment.state}` : 'amount differs';
  const step = nextStep(payment.state, heard);
  return step ? `${payment.state} → ${step.to}` : `already ${payment.state}`;
}

/** Money of a different amount is not credited: staff have to look at it. */
function stepOf({ paise }: PaymentRow, facts: OrderFacts): Heard | undefined {
  if (facts.kind === 'open') return undefined;
  const isMoney = facts.kind === 'paid' || facts.kind === 'refunded';
  return isMoney && facts.paise !== paise ? undefined : facts.kind;
}
