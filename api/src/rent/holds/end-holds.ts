import { HOLD_LIMITS } from '@aangan/shared-kit/domain/rent/holds';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database } from '../../foundation/database/public.ts';
import type { PayoutMoves } from '../payments/public.ts';
import { decideHold } from './decide-hold.ts';
import { lockHold, unansweredDues } from './rent-holds.queries.ts';
import { HOLD_WORDS } from './rent-holds.words.ts';

/** Gives money back whose payers have not answered for a week. */
export async function endHolds(database: Database, moves: PayoutMoves, at: Date): Promise<void> {
  for (const dueId of await unansweredDues(database, new Date(at.getTime() - HOLD_LIMITS.answerDays * DAY_MS))) {
    await database.transaction(async (transaction) => {
      const hold = await lockHold(transaction, { dueId });
      if (hold?.state !== 'waiting') return;
      await decideHold(transaction, moves, { hold, release: false, decision: HOLD_WORDS.unanswered }, at);
    });
  }
}
