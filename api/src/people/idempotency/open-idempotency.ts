import type { Api } from '../../foundation/module/public.ts';
import { type Idempotency, openIdempotency } from './idempotency.ts';

/** Idempotency for the calls of an API. */
export function idempotencyOf({ database, settings: { now } }: Api): Idempotency {
  return openIdempotency(database, now);
}
