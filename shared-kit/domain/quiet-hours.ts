import { momentOf, wallTime } from './zoned-time.ts';

interface QuietHours {
  /** IANA name. */
  readonly timeZone: string;
  /** Hours of the person's own day, 0 to 23: from inclusive, to exclusive. Equal hours mean none. */
  readonly quietFrom: number;
  readonly quietTo: number;
}

/**
 * Whether the person must not be called or messaged now.
 * @param now epoch ms
 */
export function isQuiet({ timeZone, quietFrom, quietTo }: QuietHours, now: number): boolean {
  const { hour } = wallTime(now, timeZone);
  return quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/**
 * When the current quiet hours end, in epoch ms; undefined outside of them.
 * @param now epoch ms
 */
export function quietUntil(hours: QuietHours, now: number): number | undefined {
  if (!isQuiet(hours, now)) return undefined;
  const { timeZone, quietTo } = hours;
  const today = wallTime(now, timeZone);
  // A day after the end of its month rolls over to the next month.
  const ends = [today.day, today.day + 1].map((day) => momentOf({ ...today, day, hour: quietTo, minute: 0 }, timeZone));
  return ends.find((end) => end > now);
}
