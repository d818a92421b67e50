import { DAY_MS, INDIA_OFFSET_MS } from './time-spans.ts';

// biome-ignore format: a row a half year
/** Source: services-and-platform, section 9 (day and month short names). */
export const MONTH_SHORT_NAMES = [
  'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun',
  'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec',
] as const;

/** Sunday first. Source: services-and-platform, section 9 (day and month short names). */
export const DAY_SHORT_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

interface IndiaDate {
  readonly year: number;
  /** `Nov`. */
  readonly month: string;
  /** Day of the month. */
  readonly day: number;
  /** `Sat`. */
  readonly weekday: string;
}

/**
 * The calendar date in India at a time in epoch ms, the same wherever the code runs.
 * @throws RangeError for an invalid time
 */
export function indiaDate(epochMs: number): IndiaDate {
  const date = new Date(epochMs + INDIA_OFFSET_MS);
  const [year = '', monthNumber = '', day = ''] = date.toISOString().split(/[-T]/);
  return {
    year: Number(year),
    month: MONTH_SHORT_NAMES[Number(monthNumber) - 1] ?? '',
    day: Number(day),
    weekday: DAY_SHORT_NAMES[date.getUTCDay()] ?? '',
  };
}

/** Midnights in India between two times in epoch ms: 1 when `later` is on the day after `earlier`. */
export function indiaDaysBetween(earlier: number, later: number): number {
  const dayNumber = (epochMs: number) => Math.floor((epochMs + INDIA_OFFSET_MS) / DAY_MS);
  return dayNumber(later) - dayNumber(earlier);
}
