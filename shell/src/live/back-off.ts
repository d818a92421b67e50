const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * ms before the next attempt: a random part of a time that doubles with every failure, so that browsers which lost one
 * server do not come back together.
 * @param failures in a row; 0 after a connection that worked
 * @param random from 0 to 1
 */
export function backOffMs(failures: number, random: number): number {
  return Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random / 2));
}
