/** Failures in a row after which a part is tried rarely. */
export const MANY_FAILURES = 5;

/** ms before the first restart; doubled with every failure. */
const FIRST_DELAY_MS = 250;

/** ms between two restarts of a part that keeps failing. */
const RARE_DELAY_MS = 30_000;

/**
 * ms to wait before a part is started again: 250, 500, 1,000, 2,000, then always 30,000.
 * @param failures how often in a row it has ended or has not started; at least 1
 */
export function restartDelayMs(failures: number): number {
  return failures >= MANY_FAILURES ? RARE_DELAY_MS : FIRST_DELAY_MS * 2 ** (failures - 1);
}
