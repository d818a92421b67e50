import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { holdDue, sharesOf } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import { PAYOUTS_JOB } from './payouts-job.ts';
import type { DueRow } from './rent-payments.tables.ts';

/** What may happen to money that waits with us. */
export interface PayoutMoves {
  /** A held sum goes on to the landlord. */
  releaseDue(transaction: Transaction, dueId: string): Promise<void>;
  /** A sum that is with us goes back to its payers, with our fee. */
  returnDue(transaction: Transaction, dueId: string, at: Date): Promise<void>;
}

export function payoutMoves(jobs: Pick<Jobs, 'send'>): PayoutMoves {
  return {
    async releaseDue(transaction, dueId) {
      const due = await holdDue(transaction, dueId);
      if (due?.state !== 'held') return;
      await moveDue(transaction, due, 'release');
      await jobs.send(PAYOUTS_JOB, {}, { transaction });
    },

    async returnDue(transaction, dueId, at) {
      const due = await holdDue(transaction, dueId);
      if (!due) return;
      await giveUp(transaction, due, at);
      await jobs.send(PAYOUTS_JOB, {}, { transaction });
    },
  };
}

/** Gives a locked due up: what was paid goes back, and nothing is left where nobody has paid. */
export async function giveUp(transaction: Transaction, due: DueRow, at: Date): Promise<DueRow> {
  const shares = await sharesOf(transaction, due.id);
  const isPaid = shares.some(({ state }) => state === 'received');
  return isPaid ? moveDue(transaction, due, 'give-back') : moveDue(transaction, due, 'cancel', { endedAt: at });
}
