import { changedBooking } from '@aangan/shared-kit/domain/home-services/booking-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Sale, SoldOrder } from '../../foundation/module/public.ts';
import { NO_EFFECT } from '../../foundation/module/public.ts';
import { takeOut } from '../cart/cart.queries.ts';
import { placeIsTaken, releasePlace } from '../hubs/take-place.ts';
import { holdBooking, holdBookingOfOrder } from './booking.queries.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';
import { factsOf, moveBooking } from './move-booking.ts';

/** The sale of a business's bookings. Lines have taxes of their own; `tax` is for lines without. */
export function bookingSale(tax: Sale['tax']): Sale {
  return {
    tax,
    acceptsWallet: true,

    async isOpen(transaction, { id }) {
      const row = await holdBookingOfOrder(transaction, id);
      return row !== undefined && changedBooking(factsOf(row), 'pay', 'system') !== undefined;
    },

    async paid(transaction, order, at) {
      const row = await booked(transaction, order);
      const fields = await placeAfterPayment(transaction, row, at);
      await moveBooking(transaction, row, { change: 'pay', role: 'system', fields }, at);
      await takeOut(transaction, row.accountId, row.serviceType);
    },

    async refunded(transaction, order, { paise, isWhole }, at) {
      const row = await booked(transaction, order);
      const refundedPaise = row.refundedPaise + paise;
      await transaction.update(serviceBooking).set({ refundedPaise }).where(eq(serviceBooking.id, row.id));
      if (!isWhole) return;
      // Money that the gateway paid back by itself ends the booking too.
      const cancelled = changedBooking(factsOf(row), 'cancel', 'system')
        ? await moveBooking(transaction, row, { change: 'cancel', role: 'system' }, at)
        : row;
      await releasePlace(transaction, row.id);
      if (changedBooking(factsOf(cancelled), 'refund', 'system')) {
        await moveBooking(transaction, cancelled, { change: 'refund', role: 'system' }, at);
      }
    },

    failed: NO_EFFECT,

    async expired(transaction, order) {
      const row = await booked(transaction, order);
      // Only a place that was held for this payment.
      if (row.orderId === order.id && row.state === 'quoted' && row.payWhen === 'first') {
        await releasePlace(transaction, row.id);
      }
    },
  };
}

/** The place for good. One that was lost while the bank was late leaves the booking without a slot, to be chosen anew. */
async function placeAfterPayment(transaction: Transaction, row: BookingRow, at: Date): Promise<Partial<BookingRow>> {
  const { id, business, hubId, startsAt, state } = row;
  if (state !== 'quoted' || hubId === null || startsAt === null) return {};
  const isTaken = await placeIsTaken(transaction, { bookingId: id, hubId, business, startsAt, releaseAt: null }, at);
  return isTaken ? {} : { startsAt: null };
}

async function booked(transaction: Transaction, { id, ref }: SoldOrder): Promise<BookingRow> {
  if (ref === null) throw new Error(`Order ${id} names no booking`);
  return holdBooking(transaction, ref);
}
