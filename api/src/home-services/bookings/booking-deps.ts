import type { Api } from '../../foundation/module/public.ts';
import { type Orders, ordersOf } from '../../money/orders/public.ts';
import { type RefundDeps, refundDepsOf } from '../../money/refunds/public.ts';
import { type CallDeps, callDepsOf } from '../../people/sessions/public.ts';

/** What the calls on bookings need. `jobs` of the refunds also sends the news. */
export interface BookingDeps extends RefundDeps, CallDeps {
  readonly orders: Orders;
}

export function bookingDepsOf(api: Api): BookingDeps {
  return { ...api.use(callDepsOf), ...api.use(refundDepsOf), orders: api.use(ordersOf) };
}
