import { type BookingRole, changedBooking } from '@aangan/shared-kit/domain/home-services/booking-states';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { askRefund, type RefundDeps } from '../../money/refunds/public.ts';
import { releasePlace } from '../hubs/take-place.ts';
import { holdBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingRow } from './bookings.tables.ts';
import { factsOf, moveBooking, NOT_POSSIBLE } from './move-booking.ts';
import { refundablePaise, refundNow } from './wire-booking.ts';

interface Cancelling {
  /** As it was read, without a lock. */
  readonly row: BookingRow;
  readonly role: Extract<BookingRole, 'customer' | 'staff'>;
  /** What the person saw that comes back; undefined for staff, who pay everything back, and for people who leave. */
  readonly refundPaise: number | undefined;
  /** Text for the customer. */
  readonly reason: string;
}

/**
 * Cancels a booking, frees its place and pays back what its terms say. Money is locked before the booking, in the order
 * of webhooks. A cancelled booking stays so.
 * @throws CallError 409 where it cannot be cancelled, or another amount would come back
 */
export async function cancelBooking(
  transaction: Transaction,
  { orders, ...deps }: RefundDeps & { readonly orders: Orders },
  { row, role, refundPaise, reason }: Cancelling,
  at: Date,
): Promise<BookingRow> {
  if (row.state === 'cancelled' || row.state === 'refunded') return row;
  if (!changedBooking(factsOf(row), 'cancel', role)) throw new CallError(409, NOT_POSSIBLE);
  const back = role === 'staff' ? refundablePaise(row) : refundNow(row, at);
  if (refundPaise !== undefined && refundPaise !== back) throw new CallError(409, BOOKING_WORDS.otherRefund);
  if (row.orderId !== null && row.paidAt === null) await orders.expire(transaction, row.orderId, at);
  if (row.orderId !== null && back > 0) {
    await askRefund(
      transaction,
      deps,
      { key: `booking:${row.id}:cancelled`, orderId: row.orderId, paise: back, reason },
      at,
    );
  }
  return endBooking(transaction, row, role, back, at);
}

/** Whoever paid the whole back has ended the booking a moment ago, in the same transaction. */
async function endBooking(
  transaction: Transaction,
  before: BookingRow,
  role: BookingRole,
  back: number,
  at: Date,
): Promise<BookingRow> {
  const held = await holdBooking(transaction, before.id);
  const isOurs = held.state === 'refunded' && held.changedAt.getTime() === at.getTime();
  if (isOurs) return held;
  // Somebody else changed it between reading and locking.
  if (held.sequence !== before.sequence) throw new CallError(409, NOT_POSSIBLE);
  await releasePlace(transaction, held.id);
  const cancelled = await moveBooking(transaction, held, { change: 'cancel', role }, at);
  if (back === 0) return cancelled;
  return moveBooking(transaction, cancelled, { change: 'refund', role: 'system' }, at);
}
