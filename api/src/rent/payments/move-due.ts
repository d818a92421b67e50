import { type DueMoveName, movedDue } from '@aangan/shared-kit/domain/rent/payment-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { sharesOf } from './dues.queries.ts';
import { type DueRow, rentDue, rentDueEvent } from './rent-payments.tables.ts';

type Fields = Partial<Pick<DueRow, 'returnReason'>>;

/** What a state's first moment is called. */
const MOMENT_OF = {
  received: 'receivedAt',
  sent: 'sentAt',
  arrived: 'arrivedAt',
  refunded: 'endedAt',
  cancelled: 'endedAt',
} as const;

/**
 * Changes the state of a due, with its history and its live updates.
 * @param due locked
 * @throws Error for a move that the state does not allow
 */
export async function moveDue(
  transaction: Transaction,
  due: DueRow,
  move: DueMoveName,
  at: Date,
  fields: Fields = {},
): Promise<DueRow> {
  const state = movedDue(due.state, move);
  if (state === undefined) throw new Error(`A due that is ${due.state} cannot ${move}.`);
  const moment = state in MOMENT_OF ? MOMENT_OF[state as keyof typeof MOMENT_OF] : undefined;
  const change = { ...fields, state, ...(moment && due[moment] === null && { [moment]: at }) };
  const [moved] = await transaction.update(rentDue).set(change).where(eq(rentDue.id, due.id)).returning();
  if (!moved) throw new Error(`There is no due ${due.id}.`);
  await transaction.insert(rentDueEvent).values({ dueId: due.id, state, at });
  await showDue(transaction, moved);
  return moved;
}

/** Tells open pages what a due is now. */
export async function showDue(transaction: Transaction, { id, state }: Pick<DueRow, 'id' | 'state'>): Promise<void> {
  const shares = await sharesOf(transaction, id);
  const receivedPaise = shares.reduce((sum, share) => sum + (share.state === 'received' ? share.paise : 0), 0);
  await emitLive(transaction, 'rent-due-state', id, { state, receivedPaise });
}
