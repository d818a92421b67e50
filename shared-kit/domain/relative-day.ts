import { indiaDate, indiaDaysBetween } from './india-date.ts';

/** From how many days on each unit is used, longest first. */
const UNITS = [
  { days: 365, name: 'year', most: Number.POSITIVE_INFINITY },
  { days: 30, name: 'month', most: 11 },
  { days: 7, name: 'week', most: 4 },
  { days: 1, name: 'day', most: 6 },
] as const;

/**
 * How long ago something was confirmed, by calendar days in India: `today`, `yesterday`, `2 days ago`, `3 weeks ago`,
 * `2 months ago`. A future time is `today`.
 */
export function confirmedAgo(epochMs: number, nowMs: number): string {
  const days = indiaDaysBetween(epochMs, nowMs);
  const unit = UNITS.find((each) => days >= each.days);
  if (unit === undefined) return 'today';
  if (days === 1) return 'yesterday';
  const count = Math.min(Math.floor(days / unit.days), unit.most);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}

/**
 * The date in India at a moment in epoch ms: `21 Nov 2026`.
 * Source: services-and-platform, section 9 (day and month short names).
 */
export function formatDay(epochMs: number): string {
  const { day, month, year } = indiaDate(epochMs);
  return `${day} ${month} ${year}`;
}
