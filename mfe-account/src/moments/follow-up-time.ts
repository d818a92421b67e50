import { DAY_SHORT_NAMES, MONTH_SHORT_NAMES } from '@aangan/shared-kit/domain/india-date';
import { fromLocalField, momentOf, toLocalField, type WallTime, wallTime } from '@aangan/shared-kit/domain/zoned-time';

const SATURDAY = 6;

interface QuickTime {
  readonly label: string;
  /** Value of a `datetime-local` field. */
  readonly value: string;
}

/**
 * Suggested follow-up times in the person's zone.
 * @param now epoch ms
 */
export function quickTimes(now: number, timeZone: string): QuickTime[] {
  const today = wallTime(now, timeZone);
  // From ten on a Saturday, the suggestion is the next Saturday.
  const saturday = (SATURDAY - weekdayOf(today) + 7) % 7 || (today.hour < 10 ? 0 : 7);
  return [
    { label: 'Tomorrow 10 am', value: toLocalField({ ...dayLater(today, 1), hour: 10, minute: 0 }) },
    { label: 'Saturday 11 am', value: toLocalField({ ...dayLater(today, saturday), hour: 11, minute: 0 }) },
  ];
}

/** Formats a moment in the person's zone: `Sat 21 Nov, 11 am`, `tomorrow, 4:30 pm`. */
export function whenWords(epochMs: number, now: number, timeZone: string): string {
  const time = wallTime(epochMs, timeZone);
  const days = daysBetween(wallTime(now, timeZone), time);
  return `${NEAR_DAYS[days] ?? dayWords(time, now, timeZone)}, ${clockWords(time)}`;
}

/** Formats the value of a `datetime-local` field. Empty for an empty value. */
export function fieldWords(value: string, now: number, timeZone: string): string {
  const time = fromLocalField(value);
  return time ? whenWords(momentOf(time, timeZone), now, timeZone) : '';
}

const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

function dayWords(time: WallTime, now: number, timeZone: string): string {
  const words = `${DAY_SHORT_NAMES[weekdayOf(time)]} ${time.day} ${MONTH_SHORT_NAMES[time.month - 1]}`;
  return time.year === wallTime(now, timeZone).year ? words : `${words} ${time.year}`;
}

function clockWords({ hour, minute }: WallTime): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const asUtc = ({ year, month, day }: WallTime) => Date.UTC(year, month - 1, day);
const weekdayOf = (time: WallTime) => new Date(asUtc(time)).getUTCDay();
const daysBetween = (one: WallTime, other: WallTime) => Math.round((asUtc(other) - asUtc(one)) / 86_400_000);

function dayLater(time: WallTime, days: number): WallTime {
  const date = new Date(asUtc(time) + days * 86_400_000);
  return { ...time, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
