import type { Orders } from '../../money/orders/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { IdentityDeps } from '../../people/identity/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { RentSplits } from './ports.ts';

/** What the calls of paying rent need. */
export interface RentPaymentDeps extends CallDeps {
  readonly idempotency: Idempotency;
  readonly identity: IdentityDeps;
  readonly orders: Orders;
  /** Asked at a call, since higher modules answer. */
  readonly splits: () => RentSplits;
  /** Whether a bank can send rent. */
  readonly isOpen: boolean;
}
