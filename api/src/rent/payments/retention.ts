import { and, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { rentDue, rentDueEvent, rentShare } from './rent-payments.tables.ts';

/** Days for which sums are stored that nobody has paid. */
export const UNPAID_DAYS = 90;

/** Deletes dues without any payment. Money that moved is kept for the law. */
export async function deleteUnpaidDues(database: Database, before: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const paid = transaction
      .select({ id: rentShare.id })
      .from(rentShare)
      .where(and(sql`${rentShare.dueId} = ${rentDue.id}`, sql`${rentShare.orderId} is not null`));
    const old = await transaction
      .select({ id: rentDue.id })
      .from(rentDue)
      .where(and(inArray(rentDue.state, ['collecting', 'cancelled']), lt(rentDue.createdAt, before), notExists(paid)))
      .for('update');
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await transaction.delete(rentDueEvent).where(inArray(rentDueEvent.dueId, ids));
    await transaction.delete(rentShare).where(inArray(rentShare.dueId, ids));
    await transaction.delete(rentDue).where(inArray(rentDue.id, ids));
  });
}
