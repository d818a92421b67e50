import { indiaDay, indiaDayStart, laterDay, weekdayOf } from '@aangan/shared-kit/domain/india-day';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import type { VisitWindow } from './visit-week.ts';

/** When a home can be visited. */
export interface ShownTimes {
  readonly windows: readonly VisitWindow[];
  /** Days in India without visits. */
  readonly daysOff: readonly string[];
}

/** Days that can be booked, today first. @param now epoch ms */
export function bookableDays(now: number): readonly string[] {
  const today = indiaDay(now);
  return Array.from({ length: VISIT_LIMITS.days }, (_, days) => laterDay(today, days));
}

/**
 * Start times of a day's slots, epoch ms in order: each whole hour of the day's windows that is at least two hours
 * ahead and within two weeks. Days off and days outside the range have none.
 * @param day in India, `2026-11-21`
 * @param now epoch ms
 */
export function slotsOfDay({ windows, daysOff }: ShownTimes, day: string, now: number): readonly number[] {
  if (daysOff.includes(day) || !bookableDays(now).includes(day)) return [];
  const start = indiaDayStart(day);
  const hours = windows
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, hour) => from + hour));
  return [...new Set(hours)]
    .map((hour) => start + hour * VISIT_LIMITS.slotMs)
    .filter((slot) => slot >= now + VISIT_LIMITS.noticeMs)
    .toSorted((one, other) => one - other);
}

/** All slots of a home, in order. @param now epoch ms */
export function offeredSlots(times: ShownTimes, now: number): readonly number[] {
  return bookableDays(now).flatMap((day) => slotsOfDay(times, day, now));
}

/** Whether a moment in epoch ms is the start of a slot of the home. */
export function isOffered(times: ShownTimes, startsAt: number, now: number): boolean {
  // An invalid date has no day.
  if (Math.abs(startsAt - now) > (VISIT_LIMITS.days + 1) * 24 * VISIT_LIMITS.slotMs) return false;
  return slotsOfDay(times, indiaDay(startsAt), now).includes(startsAt);
}
