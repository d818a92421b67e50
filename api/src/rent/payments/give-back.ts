import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { holdDue, sharesOf } from './dues.queries.ts';
import { rentDue } from './rent-payments.tables.ts';

/** Asks for the refund of a whole order, once for a key. */
export type GiveBack = (
  transaction: Transaction,
  refund: { readonly key: string; readonly orderId: string; readonly paise: number; readonly reason: string },
  at: Date,
) => Promise<void>;

const REASON = 'Your payment was not sent to the landlord.';

/** Dues of one run. */
const BATCH = 100;

/** Asks for the refunds of all shares that were paid of sums which were given up, fees included. Safe to repeat. */
export async function giveBackShares(database: Database, giveBack: GiveBack, at: Date): Promise<void> {
  const open = await database
    .select({ id: rentDue.id })
    .from(rentDue)
    .where(eq(rentDue.state, 'refunding'))
    .orderBy(asc(rentDue.createdAt))
    .limit(BATCH);
  for (const { id } of open) {
    await database.transaction(async (transaction) => {
      const due = await holdDue(transaction, id);
      if (due?.state !== 'refunding') return;
      for (const share of await sharesOf(transaction, id)) {
        const { orderId } = share;
        if (share.state !== 'received' || orderId === null) continue;
        const paise = share.paise + share.feePaise - share.refundedPaise;
        await giveBack(transaction, { key: `rent:${share.id}:${orderId}`, orderId, paise, reason: REASON }, at);
      }
    });
  }
}
