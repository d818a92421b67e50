import type { Database } from '../../foundation/database/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { VisitBookings } from '../visits/public.ts';

/** Dependencies that the calls of chat share. */
export interface ChatDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly bookings: VisitBookings;
  /** Whether people call through the bridge number. */
  readonly bridge: Pick<BridgedCalls, 'available'>;
  /** Epoch ms. */
  readonly now: () => number;
}
