import { movedDue } from '@aangan/shared-kit/domain/rent/payment-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { postTransaction } from '../../money/ledger/public.ts';
import { arrived, returned } from './client-money.ts';
import { holdDue } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import type { PayoutFacts } from './payout-bank.ts';
import { type DueRow, type PayoutRow, rentPayout } from './rent-payments.tables.ts';

type Emit = Pick<Events, 'emit'>;

/**
 * Applies what the bank says about a payout. What it says again, or says late, changes nothing.
 * @returns false for a payout that we do not know
 */
export async function settlePayout(
  transaction: Transaction,
  events: Emit,
  facts: PayoutFacts,
  at: Date,
): Promise<boolean> {
  const [asked] = await transaction.select().from(rentPayout).where(eq(rentPayout.id, facts.key));
  const due = asked && (await holdDue(transaction, asked.dueId));
  if (!due) return false;
  // Read again, because another answer may have been first.
  const [payout] = await transaction.select().from(rentPayout).where(eq(rentPayout.id, facts.key));
  if (!payout || payout.paise !== facts.paise) return false;
  if (facts.state === 'sent') await noteSent(transaction, { due, payout }, facts, at);
  else if (facts.state === 'arrived') await noteArrived(transaction, events, { due, payout }, facts, at);
  else await noteFailed(transaction, events, { due, payout }, facts, at);
  return true;
}

interface Sent {
  readonly due: DueRow;
  readonly payout: PayoutRow;
}

async function noteSent(transaction: Transaction, { due, payout }: Sent, facts: PayoutFacts, at: Date): Promise<void> {
  if (payout.state !== 'asked') return;
  const { bankPayout, bankReference } = facts;
  await transaction
    .update(rentPayout)
    .set({ state: 'sent', bankPayout, bankReference, sentAt: at })
    .where(eq(rentPayout.id, payout.id));
  await moveDue(transaction, due, 'bank-took', { sentAt: at });
}

async function noteArrived(
  transaction: Transaction,
  events: Emit,
  { due, payout }: Sent,
  { bankPayout, bankReference }: PayoutFacts,
  at: Date,
): Promise<void> {
  if (payout.state !== 'asked' && payout.state !== 'sent') return;
  await transaction
    .update(rentPayout)
    .set({ state: 'arrived', bankPayout, bankReference, sentAt: payout.sentAt ?? at, settledAt: at })
    .where(eq(rentPayout.id, payout.id));
  const entries = arrived({ payoutId: payout.id, paise: payout.paise });
  await postTransaction(transaction, { ...movement(payout, 'arrived', at), entries });
  await moveDue(transaction, due, 'arrive', { sentAt: due.sentAt ?? at, arrivedAt: at });
  await events.emit(transaction, 'rent.arrived', { dueId: due.id });
}

async function noteFailed(
  transaction: Transaction,
  events: Emit,
  { due, payout }: Sent,
  { bankPayout, returnReason }: PayoutFacts,
  at: Date,
): Promise<void> {
  if (payout.state === 'failed') return;
  const wasArrived = payout.state === 'arrived';
  const reason = returnReason ?? 'bank-down';
  await transaction
    .update(rentPayout)
    .set({ state: 'failed', bankPayout, returnReason: reason, settledAt: at })
    .where(eq(rentPayout.id, payout.id));
  const entries = returned({ dueId: due.id, payoutId: payout.id, paise: payout.paise }, wasArrived);
  await postTransaction(transaction, { ...movement(payout, 'returned', at), entries });
  if (!movedDue(due.state, 'return')) return;
  await moveDue(transaction, due, 'return', { returnReason: reason, sentAt: null, arrivedAt: null });
  await events.emit(transaction, 'rent.returned', { dueId: due.id });
}

function movement({ id }: PayoutRow, what: string, at: Date) {
  return { key: `payout:${id}:${what}`, kind: 'rent', description: 'Rent to a landlord', at };
}
