import type { AlertFrequency } from '@aangan/shared-kit/domain/alert-options';
import { momentOf, wallTime } from '@aangan/shared-kit/domain/zoned-time';

/** Local hour at which digests are sent. */
const DIGEST_HOUR = 9;
/** Weekly digests are sent on Mondays. */
const MONDAY = 1;
/** Days searched ahead: a week, and one more for a change of the clocks. */
const DAYS_AHEAD = 8;

/**
 * When an alert is notified next, in epoch ms: at nine in the person's time zone, on Mondays for weekly alerts, now for
 * instant alerts.
 * @param now epoch ms; a digest due at this very moment counts as sent
 * @param timeZone IANA name
 */
export function nextRun(frequency: AlertFrequency, now: number, timeZone: string): number {
  if (frequency === 'instant') return now;
  const today = wallTime(now, timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = today.day + ahead;
    const weekday = new Date(Date.UTC(today.year, today.month - 1, day)).getUTCDay();
    // Date.UTC moves a day past the end of its month into the next month.
    const moment = momentOf({ ...today, day, hour: DIGEST_HOUR, minute: 0 }, timeZone);
    if (moment > now && (frequency === 'daily' || weekday === MONDAY)) return moment;
  }
  throw new RangeError('No Monday found within a week.');
}

/**
 * The last nine o'clock in the person's time zone, in epoch ms; this very moment counts.
 * @param now epoch ms
 * @param timeZone IANA name
 */
export function lastRun(now: number, timeZone: string): number {
  const today = wallTime(now, timeZone);
  const nine = (day: number) => momentOf({ ...today, day, hour: DIGEST_HOUR, minute: 0 }, timeZone);
  const ofToday = nine(today.day);
  return ofToday <= now ? ofToday : nine(today.day - 1);
}

/** The local date at a moment, `2026-11-22`. */
export function dayOf(now: number, timeZone: string): string {
  const { year, month, day } = wallTime(now, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
