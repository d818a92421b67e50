import { type DueMoveName, movedDue } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { holdDue } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import type { PayoutMoves } from './ports.ts';

/** Sends dues that are received, and asks the bank about payouts. */
export const PAYOUTS_JOB = 'rent-payouts';

/** Gives dues back to their payers. */
export const GIVE_BACK_JOB = 'rent-give-back';

/** What holds and landlords may do with a due. */
export function payoutMovesOf({ jobs }: { readonly jobs: Pick<Jobs, 'send'> }): PayoutMoves {
  const moveIf = async (transaction: Transaction, dueId: string, move: DueMoveName, at: Date) => {
    const due = await holdDue(transaction, dueId);
    if (due && movedDue(due.state, move) !== undefined) await moveDue(transaction, due, move, at);
  };
  return {
    async releaseDue(transaction, dueId, at) {
      await moveIf(transaction, dueId, 'release', at);
      await jobs.send(PAYOUTS_JOB, {}, { transaction });
    },
    async returnDue(transaction, dueId, at) {
      await moveIf(transaction, dueId, 'give-back', at);
      await jobs.send(GIVE_BACK_JOB, {}, { transaction });
    },
  };
}
