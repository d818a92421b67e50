import { indiaDay, indiaDayStart, laterDay, weekdayOf } from '../india-day.ts';
import { HOUR_MS } from '../time-spans.ts';

/** Hours in India in which people of support answer: from inclusive, to exclusive. Ours. */
export const SUPPORT_HOURS = { from: 9, to: 19 } as const;

/** Support answers on all days but Sundays. */
const SUNDAY = 0;

/** Whether people of support answer now. */
export function isSupportOpen(at: number): boolean {
  return nextOpen(at) === at;
}

/**
 * The moment that is so many hours of support later, epoch ms: nights and Sundays do not count.
 * @param at epoch ms
 */
export function addSupportHours(at: number, hours: number): number {
  let left = hours * HOUR_MS;
  let from = nextOpen(at);
  for (;;) {
    const end = indiaDayStart(indiaDay(from)) + SUPPORT_HOURS.to * HOUR_MS;
    if (from + left <= end) return from + left;
    left -= end - from;
    from = nextOpen(end);
  }
}

/** The moment itself, or when support opens next, epoch ms. */
export function nextOpen(at: number): number {
  const day = indiaDay(at);
  const opens = indiaDayStart(day) + SUPPORT_HOURS.from * HOUR_MS;
  const closes = indiaDayStart(day) + SUPPORT_HOURS.to * HOUR_MS;
  if (weekdayOf(day) !== SUNDAY && at < closes) return Math.max(at, opens);
  return nextOpen(indiaDayStart(laterDay(day, 1)));
}
