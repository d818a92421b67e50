import { MONTH_SHORT_NAMES } from '@aangan/shared-kit/domain/india-date';
import { INDIA_OFFSET_MS } from '@aangan/shared-kit/domain/time-spans';
import { to12Hour } from '@aangan/shared-kit/domain/visit-time';
import { weekdayName } from '@aangan/shared-kit/domain/week-windows';
import { type WallTime, wallTime } from '@aangan/shared-kit/domain/zoned-time';

/** Slots are in Indian time, wherever the visitor is. */
export const INDIA_ZONE = 'Asia/Kolkata';

/** A moment in the time of a zone: `11 am`, `5:30 am`. */
export function clockWords(epochMs: number, timeZone: string): string {
  const { hour, minute } = timeZone === INDIA_ZONE ? indiaTime(epochMs) : wallTime(epochMs, timeZone);
  const [number, period] = to12Hour(hour).split(' ');
  return minute === 0 ? `${number} ${period}` : `${number}:${String(minute).padStart(2, '0')} ${period}`;
}

/**
 * The zone whose time is shown besides India’s: the first with a different time at that moment.
 * @param zones those the visitor may be in, most likely first; unknown names count as India’s
 */
export function zoneBeside(epochMs: number, zones: readonly string[]): string | undefined {
  const india = minutesOf(indiaTime(epochMs));
  return zones.find((zone) => minutesOf(wallTime(epochMs, zone)) !== india);
}

/** `11 am`, or for a visitor abroad `11 am in India, 5:30 am your time`, with the day when it differs. */
export function timeWords(epochMs: number, zones: readonly string[] = []): string {
  const zone = zoneBeside(epochMs, zones);
  const inIndia = clockWords(epochMs, INDIA_ZONE);
  return zone === undefined ? inIndia : `${inIndia} in India, ${theirTime(epochMs, zone)} your time`;
}

/** The viewer’s own time besides India’s: `5:30 am`, `10:30 pm Friday`. */
export function theirTime(epochMs: number, zone: string): string {
  const there = wallTime(epochMs, zone);
  const sameDay = there.day === indiaTime(epochMs).day;
  const clock = clockWords(epochMs, zone);
  return sameDay ? clock : `${clock} ${weekdayOf(there)}`;
}

/** The time of a visit in India: `Saturday 21 Nov, 11 am`. */
export function momentWords(epochMs: number): string {
  const time = indiaTime(epochMs);
  return `${weekdayOf(time)} ${dateWords(time)}, ${clockWords(epochMs, INDIA_ZONE)}`;
}

/** For a button: `Saturday, 11 am`; days of next week include the date, `Saturday 28 Nov, 11 am`. */
export function shortMomentWords(epochMs: number, now: number): string {
  const time = indiaTime(epochMs);
  const near = daysBetween(indiaTime(now), time) < 7;
  return `${near ? weekdayOf(time) : `${weekdayOf(time)} ${dateWords(time)}`}, ${clockWords(epochMs, INDIA_ZONE)}`;
}

interface DayWords {
  /** `Today`, `Tomorrow` or `Saturday`. */
  readonly name: string;
  /** `21 Nov`. */
  readonly date: string;
}

/** A day in India. @param date `2026-11-21` @param now epoch ms */
export function dayWords(date: string, now: number): DayWords {
  const time = dayTime(date);
  const days = daysBetween(indiaTime(now), time);
  return { name: days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : weekdayOf(time), date: dateWords(time) };
}

/** The day in India of a moment: `2026-11-21`. */
export function dayOf(epochMs: number): string {
  const { year, month, day } = indiaTime(epochMs);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function dayTime(date: string): WallTime {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day, hour: 0, minute: 0 };
}

/** India’s offset is +05:30 all year. Computed without a formatter, because a sheet shows dozens at every press. */
function indiaTime(epochMs: number): WallTime {
  const date = new Date(epochMs + INDIA_OFFSET_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

const asUtc = ({ year, month, day }: WallTime) => Date.UTC(year, month - 1, day);
const minutesOf = ({ hour, minute }: WallTime) => hour * 60 + minute;
const weekdayOf = (time: WallTime) => weekdayName(new Date(asUtc(time)).getUTCDay());
const dateWords = ({ day, month }: WallTime) => `${day} ${MONTH_SHORT_NAMES[month - 1]}`;
const daysBetween = (one: WallTime, other: WallTime) => Math.round((asUtc(other) - asUtc(one)) / 86_400_000);
