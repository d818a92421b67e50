import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { BOOKING_WORDS } from '../bookings/booking.words.ts';
import { type BoxCountRow, boxCount } from './packers.tables.ts';

type End = BoxCountRow['end'];

/** The crew's count at one end. A new number must be signed again. */
export async function countBoxes(
  transaction: Transaction,
  bookingId: string,
  { end, boxes }: { readonly end: End; readonly boxes: number },
  at: Date,
): Promise<void> {
  const counted = { boxes, countedAt: at, signedAt: null };
  await transaction
    .insert(boxCount)
    .values({ bookingId, end, ...counted })
    .onConflictDoUpdate({ target: [boxCount.bookingId, boxCount.end], set: counted });
  await emitLive(transaction, 'booking-position', bookingId, { at: at.getTime() });
}

/** The customer signs what was counted. @throws CallError 409 for another number */
export async function signBoxes(
  transaction: Transaction,
  bookingId: string,
  { end, boxes }: { readonly end: End; readonly boxes: number },
  at: Date,
): Promise<void> {
  const isEnd = and(eq(boxCount.bookingId, bookingId), eq(boxCount.end, end));
  const [row] = await transaction.select().from(boxCount).where(isEnd).for('update');
  if (!row) throw new CallError(409, BOOKING_WORDS.noBoxes);
  if (row.boxes !== boxes) throw new CallError(409, BOOKING_WORDS.otherBoxes);
  await transaction
    .update(boxCount)
    .set({ signedAt: row.signedAt ?? at })
    .where(isEnd);
}

export function boxesOf(reader: DatabaseOrTransaction, bookingId: string): Promise<BoxCountRow[]> {
  return reader.select().from(boxCount).where(eq(boxCount.bookingId, bookingId)).orderBy(asc(boxCount.end));
}

/** The same of several bookings. */
export function boxesOfAll(reader: DatabaseOrTransaction, bookingIds: string[]): Promise<BoxCountRow[]> {
  return reader.select().from(boxCount).where(inArray(boxCount.bookingId, bookingIds)).orderBy(asc(boxCount.end));
}

/** Whether the customer has signed at both ends. */
export async function isSignedAtBothEnds(reader: DatabaseOrTransaction, bookingId: string): Promise<boolean> {
  const signed = (await boxesOf(reader, bookingId)).filter(({ signedAt }) => signedAt !== null);
  return signed.length === 2;
}
