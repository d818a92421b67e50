import { indiaDate, indiaDaysBetween } from './india-date.ts';

/**
 * When one can move in, by the calendar in India: `Immediately` from the day on, before it `From 15 Dec`, with the
 * year when it is not this one.
 */
export function availableFromLabel(epochMs: number, nowMs: number): string {
  if (indiaDaysBetween(nowMs, epochMs) <= 0) return 'Immediately';
  const { day, month, year } = indiaDate(epochMs);
  return `From ${day} ${month}${year === indiaDate(nowMs).year ? '' : ` ${year}`}`;
}
