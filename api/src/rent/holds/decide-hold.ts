import type { Transaction } from '../../foundation/database/public.ts';
import type { PayoutMoves } from '../payments/public.ts';
import { changeHold } from './rent-holds.queries.ts';
import type { HoldRow } from './rent-holds.tables.ts';

/** Ends a hold: the money goes on to the landlord, or back to its payers. */
export async function decideHold(
  transaction: Transaction,
  moves: PayoutMoves,
  { hold, release, decision }: { readonly hold: HoldRow; readonly release: boolean; readonly decision: string },
  at: Date,
): Promise<void> {
  await changeHold(transaction, hold.id, { state: release ? 'released' : 'returned', decision, decidedAt: at });
  if (release) await moves.releaseDue(transaction, hold.dueId, at);
  else await moves.returnDue(transaction, hold.dueId, at);
}
