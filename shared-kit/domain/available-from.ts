import { indiaDate, indiaDaysBetween } from './india-date.ts';

/** A day and a month name one date up to so many days ahead; later, a reader would take it for the year before. */
const CLEAR_WITHOUT_YEAR_DAYS = 300;

/**
 * When a home is available, by the calendar in India: `Immediately` from that day on, before it `From 15 Dec`, with
 * the year when it is more than ten months ahead.
 */
export function availableFromLabel(epochMs: number, nowMs: number): string {
  const daysAhead = indiaDaysBetween(nowMs, epochMs);
  if (daysAhead <= 0) return 'Immediately';
  const { day, month, year } = indiaDate(epochMs);
  return `From ${day} ${month}${daysAhead <= CLEAR_WITHOUT_YEAR_DAYS ? '' : ` ${year}`}`;
}
