import type { AlertFrequency } from '@aangan/shared-kit/domain/alert-options';
import { momentOf, wallTime } from '@aangan/shared-kit/domain/zoned-time';

/** Hour of the person's own day at which digests are told. */
const DIGEST_HOUR = 9;
/** Digests of a week come on Mondays. */
const MONDAY = 1;
/** Days looked ahead: a week, and one more for a zone whose clock changes. */
const DAYS_AHEAD = 8;

/**
 * When an alert is told next, in epoch ms: nine in the morning where the person lives, on Mondays for weekly ones; now
 * for those told at once.
 * @param now epoch ms; a digest of this very moment is over
 * @param timeZone IANA name
 */
export function nextRun(frequency: AlertFrequency, now: number, timeZone: string): number {
  if (frequency === 'instant') return now;
  const today = wallTime(now, timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = today.day + ahead;
    const weekday = new Date(Date.UTC(today.year, today.month - 1, day)).getUTCDay();
    // A day past the end of its month is one of the next.
    const moment = momentOf({ ...today, day, hour: DIGEST_HOUR, minute: 0 }, timeZone);
    if (moment > now && (frequency === 'daily' || weekday === MONDAY)) return moment;
  }
  throw new RangeError('A week has a Monday.');
}

/**
 * The nine in the morning where a person lives that was last, in epoch ms; that of this very moment counts.
 * @param now epoch ms
 * @param timeZone IANA name
 */
export function lastRun(now: number, timeZone: string): number {
  const today = wallTime(now, timeZone);
  const nine = (day: number) => momentOf({ ...today, day, hour: DIGEST_HOUR, minute: 0 }, timeZone);
  const ofToday = nine(today.day);
  return ofToday <= now ? ofToday : nine(today.day - 1);
}

/** The person's own day at a moment, `2026-11-22`. */
export function dayOf(now: number, timeZone: string): string {
  const { year, month, day } = wallTime(now, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
