import type { MigrationLimits } from './migration-limits.ts';

/** Codes of PostgreSQL that are worth another try: a lock was not granted in time, or two transactions waited for each other. */
const LOCK_PROBLEMS: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/** Runs something again, after pauses, while others hold its locks. @throws what it throws at last, or for another reason */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  { backOffMs, pause }: Pick<MigrationLimits, 'backOffMs' | 'pause'>,
): Promise<Result> {
  for (const ms of backOffMs) {
    try {
      return await run();
    } catch (error) {
      if (!LOCK_PROBLEMS.has((error as { code?: unknown }).code)) throw error;
      await pause(ms);
    }
  }
  return run();
}
