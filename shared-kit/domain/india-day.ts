import { DAY_MS, INDIA_OFFSET_MS } from './time-spans.ts';

/**
 * The day in India at a time in epoch ms: `2026-11-21`.
 * @throws RangeError for an invalid time
 */
export function indiaDay(epochMs: number): string {
  return new Date(epochMs + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * When a day in India begins, epoch ms.
 * @param day `2026-11-21`; NaN for an invalid day
 */
export function indiaDayStart(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - INDIA_OFFSET_MS;
}

/** The day a number of days later. */
export function laterDay(day: string, days: number): string {
  return indiaDay(indiaDayStart(day) + days * DAY_MS);
}

/** Weekday of a day, 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay();
}

/** Hour of the day in India at a time in epoch ms, 0 to 23. */
export function indiaHour(epochMs: number): number {
  return new Date(epochMs + INDIA_OFFSET_MS).getUTCHours();
}
