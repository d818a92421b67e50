import { MONTH_SHORT_NAMES } from '../india-date.ts';
import { indiaDay } from '../india-day.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is a calendar month: `2026-04`. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The month in India at a time in epoch ms. */
export function indiaMonth(epochMs: number): string {
  return indiaDay(epochMs).slice(0, 7);
}

/** The month a number of months later. */
export function laterMonth(month: string, count: number): string {
  const index = monthIndex(month) + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Months from one to another, both counted: 12 from April to March. */
export function monthsFrom(from: string, to: string): number {
  return monthIndex(to) - monthIndex(from) + 1;
}

/** `Apr 2026`. */
export function monthWords(month: string): string {
  return `${MONTH_SHORT_NAMES[monthIndex(month) % 12]} ${month.slice(0, 4)}`;
}

/** Months since the year 0. */
function monthIndex(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return year * 12 + ofYear - 1;
}
