import { indiaDate, indiaDaysBetween } from './india-date.ts';
import { indiaHour } from './india-day.ts';
import { to12Hour } from './visit-time.ts';

/** From how many days on the date is added, because a weekday alone would be ambiguous. */
const WEEK = 7;

/**
 * The start of a visit in India’s time, short enough for a button: `today 8 am`, `Thu 8 am`, `Thu 3 Dec, 8 am`.
 * @param epochMs a whole hour in India
 */
export function visitMoment(epochMs: number, nowMs: number): string {
  const hour = to12Hour(indiaHour(epochMs));
  const days = indiaDaysBetween(nowMs, epochMs);
  if (days === 0) return `today ${hour}`;
  const { weekday, day, month } = indiaDate(epochMs);
  return days > 0 && days < WEEK ? `${weekday} ${hour}` : `${weekday} ${day} ${month}, ${hour}`;
}
