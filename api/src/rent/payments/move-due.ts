import { type DueMoveName, movedDue } from '@aangan/shared-kit/domain/rent/payment-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { sharesOf } from './dues.queries.ts';
import { type DueRow, rentDue } from './rent-payments.tables.ts';

/**
 * Changes the state of a locked due, and tells the pages that show it. The only way to change it.
 * @throws Error for a move that the state does not allow
 */
export async function moveDue(
  transaction: Transaction,
  due: DueRow,
  move: DueMoveName,
  fields: Partial<Omit<DueRow, 'id' | 'state'>> = {},
): Promise<DueRow> {
  const state = movedDue(due.state, move);
  if (!state) throw new Error(`A due that is ${due.state} has no move ${move}`);
  await transaction
    .update(rentDue)
    .set({ ...fields, state })
    .where(eq(rentDue.id, due.id));
  const shares = await sharesOf(transaction, due.id);
  await emitLive(transaction, 'rent-due-state', due.id, { state, receivedPaise: receivedOf(shares) });
  return { ...due, ...fields, state };
}

/** What has been paid of a due, in paise. */
export function receivedOf(shares: readonly { readonly state: string; readonly paise: number }[]): number {
  return shares.reduce((sum, { state, paise }) => sum + (state === 'received' ? paise : 0), 0);
}
