import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { IdentityDeps } from '../../people/identity/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { RentSplits } from './ports.ts';

/** What the calls of paying rent need. */
export interface RentPaymentDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  readonly identity: IdentityDeps;
  readonly orders: Orders;
  readonly jobs: Jobs;
  /** Asked at a call, since higher modules answer. */
  readonly splits: () => RentSplits;
  /** Whether a bank can send rent. */
  readonly isOpen: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}
