// What other modules may use.
export type { Idempotency } from './idempotency.ts';
export { idempotencyOf } from './open-idempotency.ts';
