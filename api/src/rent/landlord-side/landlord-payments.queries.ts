import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type DueRow, type PayoutRow, rentDue, rentPayout } from '../payments/public.ts';

/** A payment with the last attempt to send it. */
export interface SentDue {
  readonly due: DueRow;
  readonly payout: PayoutRow | undefined;
}

/** Payments of one tenant: twenty years of months. */
const MOST_PAYMENTS = 240;

/** Payments of a landlord that have money in them, the newest first. Read through `rent_due_landlord`. */
export async function paymentsTo(database: DatabaseOrTransaction, landlordId: string): Promise<SentDue[]> {
  const dues = await database
    .select()
    .from(rentDue)
    .where(and(eq(rentDue.landlordId, landlordId), notInArray(rentDue.state, ['collecting', 'cancelled'])))
    .orderBy(desc(rentDue.createdAt), desc(rentDue.id))
    .limit(MOST_PAYMENTS);
  if (dues.length === 0) return [];
  const payouts = await database
    .select()
    .from(rentPayout)
    .where(
      inArray(
        rentPayout.dueId,
        dues.map(({ id }) => id),
      ),
    )
    .orderBy(asc(rentPayout.attempt));
  const last = new Map(payouts.map((payout) => [payout.dueId, payout]));
  return dues.map((due) => ({ due, payout: last.get(due.id) }));
}

/** Payments to a landlord that are not over. */
export function openDuesTo(database: DatabaseOrTransaction, landlordId: string): Promise<DueRow[]> {
  return database
    .select()
    .from(rentDue)
    .where(and(eq(rentDue.landlordId, landlordId), notInArray(rentDue.state, ['arrived', 'refunded', 'cancelled'])));
}

/** A payment to a landlord. */
export async function dueTo(
  database: DatabaseOrTransaction,
  { id, landlordId }: Pick<DueRow, 'id' | 'landlordId'>,
): Promise<DueRow | undefined> {
  const [row] = await database
    .select()
    .from(rentDue)
    .where(and(eq(rentDue.id, id), eq(rentDue.landlordId, landlordId)));
  return row;
}
