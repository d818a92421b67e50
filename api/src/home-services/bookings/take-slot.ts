import { isBookable, type ServiceSlotId, slotStart } from '@aangan/shared-kit/domain/home-services/service-slots';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { takePlace } from '../hubs/take-place.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';

interface Slot {
  readonly day: string;
  readonly slotId: ServiceSlotId;
  /** Null for good. */
  readonly releaseAt: Date | null;
}

/**
 * Takes a place of the hub of a locked booking, and stores the slot.
 * @throws CallError 409 where the slot is over or full
 */
export async function takeSlot(
  transaction: Transaction,
  row: BookingRow,
  { day, slotId, releaseAt }: Slot,
  at: Date,
): Promise<BookingRow> {
  const startsAt = new Date(slotStart(day, slotId));
  if (!isBookable(startsAt.getTime(), at.getTime())) throw new CallError(409, BOOKING_WORDS.slotOver);
  if (row.hubId === null) throw new CallError(409, BOOKING_WORDS.notServed);
  const place = { bookingId: row.id, hubId: row.hubId, business: row.business, startsAt, releaseAt };
  await takePlace(transaction, place, at);
  await transaction.update(serviceBooking).set({ startsAt, changedAt: at }).where(eq(serviceBooking.id, row.id));
  return { ...row, startsAt, changedAt: at };
}
