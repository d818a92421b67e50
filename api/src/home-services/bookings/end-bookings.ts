import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { slotPlace } from '../hubs/hubs.tables.ts';
import { serviceBooking } from './bookings.tables.ts';

/** Work that has not begun. */
const TO_COME = ['drafted', 'quoted', 'paid', 'assigned', 'on_the_way'] as const;

/** Cancels the bookings of a person who leaves: their places are free again. Money that was paid stays on record. */
export async function endBookingsOf(transaction: Transaction, accountId: string): Promise<void> {
  const ended = await transaction
    .update(serviceBooking)
    .set({ state: 'cancelled' })
    .where(and(eq(serviceBooking.accountId, accountId), inArray(serviceBooking.state, [...TO_COME])))
    .returning({ id: serviceBooking.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await transaction.delete(slotPlace).where(inArray(slotPlace.bookingId, ids));
}
