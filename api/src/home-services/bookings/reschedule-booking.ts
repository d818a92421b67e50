import type { BookingRole } from '@aangan/shared-kit/domain/home-services/booking-states';
import { mayReschedule } from '@aangan/shared-kit/domain/home-services/booking-terms';
import {
  isBookable,
  type ServiceSlotId,
  SLOT_RULES,
  slotStart,
} from '@aangan/shared-kit/domain/home-services/service-slots';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { takePlace } from '../hubs/take-place.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingRow } from './bookings.tables.ts';
import { moveBooking } from './move-booking.ts';

interface Rescheduling {
  /** Locked. */
  readonly row: BookingRow;
  readonly role: Extract<BookingRole, 'customer' | 'staff'>;
  readonly day: string;
  readonly slotId: ServiceSlotId;
}

/**
 * Moves a booking to another slot of its hub. Its professional is chosen anew. Staff may do it at any time; what
 * customers may is counted.
 * @throws CallError 409 where the slot is full or over, or it was moved too often
 */
export async function rescheduleBooking(
  transaction: Transaction,
  { row, role, day, slotId }: Rescheduling,
  at: Date,
): Promise<BookingRow> {
  const startsAt = new Date(slotStart(day, slotId));
  const moved = { startsAt: row.startsAt?.getTime() ?? null, reschedules: row.reschedules };
  if (role === 'customer' && !mayReschedule(moved, at.getTime())) throw new CallError(409, BOOKING_WORDS.noMoves);
  if (row.hubId === null) throw new CallError(409, BOOKING_WORDS.noSlot);
  if (!isBookable(startsAt.getTime(), at.getTime())) throw new CallError(409, BOOKING_WORDS.slotOver);
  const place = { bookingId: row.id, hubId: row.hubId, business: row.business, startsAt };
  // A quotation that nobody has confirmed holds its place for a while only.
  const isOffer = row.state === 'quoted' && row.payWhen === 'first';
  await takePlace(
    transaction,
    { ...place, releaseAt: isOffer ? new Date(at.getTime() + SLOT_RULES.holdMs) : null },
    at,
  );
  const reschedules = row.reschedules + (role === 'customer' ? 1 : 0);
  const fields = { startsAt, reschedules, partnerId: null, startCode: null };
  return moveBooking(transaction, row, { change: 'reschedule', role, fields }, at);
}
