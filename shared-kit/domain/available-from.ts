import { indiaDate, indiaDaysBetween } from './india-date.ts';

/**
 * When a home is available, by the calendar in India: `Immediately` from that day on, before it `From 15 Dec`, with
 * the year when it is not this one.
 */
export function availableFromLabel(epochMs: number, nowMs: number): string {
  if (indiaDaysBetween(nowMs, epochMs) <= 0) return 'Immediately';
  const { day, month, year } = indiaDate(epochMs);
  return `From ${day} ${month}${year === indiaDate(nowMs).year ? '' : ` ${year}`}`;
}
