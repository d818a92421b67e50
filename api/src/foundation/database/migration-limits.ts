import { setTimeout } from 'node:timers/promises';

/** How long a migration may hold up others. */
export interface MigrationLimits {
  /** ms that a statement waits for a lock: as long, later queries on the table wait behind it. */
  readonly lockTimeoutMs: number;
  /** ms that a statement of a transaction may take, because the transaction holds its locks meanwhile. */
  readonly statementTimeoutMs: number;
  /** ms before each further try after a lock that was not granted. */
  readonly backOffMs: readonly number[];
  /** Waits. @param ms how long */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Nine tries in about two and a half minutes, of which others wait at most 2 s at a time. */
export const MIGRATION_LIMITS: MigrationLimits = {
  lockTimeoutMs: 2_000,
  statementTimeoutMs: 60_000,
  backOffMs: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000],
  pause: (ms) => setTimeout(ms),
};
