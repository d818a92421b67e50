import type { Database } from '../../foundation/database/public.ts';
import { askRefund, type RefundDeps } from '../../money/refunds/public.ts';
import { duesIn, holdDue, sharesOf } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import { RENT_WORDS } from './rent-payments.words.ts';

/** Dues in one run. */
const BATCH = 100;

/**
 * Pays dues that are given back to their payers, each share with its fee. Payments and orders are locked before dues, so
 * each refund is a transaction of its own; a repeat finds what is done.
 */
export async function giveBackDues(database: Database, refunds: RefundDeps, at: Date): Promise<void> {
  for (const dueId of await duesIn(database, 'refunding', BATCH)) {
    for (const share of await sharesOf(database, dueId)) {
      if (share.state !== 'received' || share.orderId === null) continue;
      const { orderId, refundedPaise } = share;
      const paise = share.paise + share.feePaise - refundedPaise;
      const key = `rent-give-back:${share.id}:${refundedPaise}`;
      await database.transaction((transaction) =>
        askRefund(transaction, refunds, { key, orderId, paise, reason: RENT_WORDS.cameBack }, at),
      );
    }
    await database.transaction(async (transaction) => {
      const due = await holdDue(transaction, dueId);
      const isOver = (await sharesOf(transaction, dueId)).every(({ state }) => state !== 'received');
      if (due?.state === 'refunding' && isOver) await moveDue(transaction, due, 'all-back', at);
    });
  }
}
