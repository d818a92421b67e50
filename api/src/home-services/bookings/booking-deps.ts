import type { Database } from '../../foundation/database/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type Orders, ordersOf } from '../../money/orders/public.ts';
import { type RefundDeps, refundDepsOf } from '../../money/refunds/public.ts';
import { type Sessions, sessionsOf } from '../../people/sessions/public.ts';

/** What the calls on bookings need. `jobs` of the refunds also sends the news. */
export interface BookingDeps extends RefundDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly orders: Orders;
  /** Epoch ms. */
  readonly now: () => number;
}

export function bookingDepsOf(api: Api): BookingDeps {
  return {
    ...api.use(refundDepsOf),
    database: api.database,
    sessions: api.use(sessionsOf),
    orders: api.use(ordersOf),
    now: api.settings.now,
  };
}
