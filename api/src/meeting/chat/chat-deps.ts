import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { VisitBookings } from '../visits/public.ts';

/** Dependencies that the calls of chat share. */
export interface ChatDeps extends CallDeps {
  readonly bookings: VisitBookings;
  /** Whether people call through the bridge number. */
  readonly bridge: Pick<BridgedCalls, 'available'>;
}
