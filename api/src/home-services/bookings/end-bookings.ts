import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { LeavingPerson } from '../../foundation/module/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import type { RefundDeps } from '../../money/refunds/public.ts';
import { serviceBooking } from './bookings.tables.ts';
import { cancelBooking } from './cancel-booking.ts';

/** Work that has not begun. */
const TO_COME = ['drafted', 'quoted', 'paid', 'assigned', 'on_the_way'] as const;

/**
 * Cancels the bookings of a person who leaves by the terms of a cancellation: their places are free again, and what
 * comes back goes the way it was paid.
 */
export async function endBookingsOf(
  transaction: Transaction,
  deps: RefundDeps & { readonly orders: Orders },
  { accountId, at }: LeavingPerson,
): Promise<void> {
  const rows = await transaction
    .select()
    .from(serviceBooking)
    .where(and(eq(serviceBooking.accountId, accountId), inArray(serviceBooking.state, [...TO_COME])))
    .orderBy(asc(serviceBooking.id));
  for (const row of rows) {
    const reason = `Your account was deleted: ${row.title}.`;
    await cancelBooking(transaction, deps, { row, role: 'customer', refundPaise: undefined, reason }, at);
  }
}
