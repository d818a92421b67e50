import { indiaDate, MONTH_SHORT_NAMES } from './india-date.ts';
import { INDIA_OFFSET_MS } from './time-spans.ts';

/**
 * Owners' numbers that a person without a plan may request in a month: enough to try the service, too few to harvest
 * numbers. A plan has its own contacts. Source: product-and-plans, section 9 (plan copy: 25, 50, 5).
 */
export const FREE_CONTACTS_A_MONTH = 3;

/** When a month in India began and when the next one begins, epoch ms. */
export function indiaMonth(nowMs: number): { readonly start: number; readonly end: number } {
  const { year, month } = indiaDate(nowMs);
  const number = (MONTH_SHORT_NAMES as readonly string[]).indexOf(month);
  return { start: indiaMidnight(year, number), end: indiaMidnight(year, number + 1) };
}

/** Source: product-and-plans, section 9 (platform: time zone +05:30). */
function indiaMidnight(year: number, month: number): number {
  return Date.UTC(year, month, 1) - INDIA_OFFSET_MS;
}
