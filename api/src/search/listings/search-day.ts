import type { Availability } from '@aangan/shared-kit/domain/listing-options';
import { DAY_MS, INDIA_OFFSET_MS } from '@aangan/shared-kit/domain/time-spans';

/**
 * The time limits of today's searches, epoch ms. They change at midnight in India, so that results are stable for a
 * day.
 */
export interface SearchDay {
  /** Midnight that ends today. */
  readonly endOfToday: number;
  /** Midnight since which a confirmation is at most 7 days old. */
  readonly confirmedSince: number;
}

/** Source: product-and-plans, section 9 (time zone +05:30). */
export function searchDay(now: number): SearchDay {
  const startOfToday = Math.floor((now + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS;
  return { endOfToday: startOfToday + DAY_MS, confirmedSince: startOfToday - 7 * DAY_MS };
}

const DAYS = {
  immediate: { before: 0 },
  within_15_days: { before: 15 },
  within_30_days: { before: 30 },
  after_30_days: { from: 30 },
} as const satisfies Record<Availability, { before: number } | { from: number }>;

/** When a home must be available to fit: from `from` and before `before`, epoch ms. */
export function availabilityWindow(availability: Availability, day: SearchDay): { from: number; before: number } {
  const days: { before?: number; from?: number } = DAYS[availability];
  return {
    from: days.from === undefined ? Number.NEGATIVE_INFINITY : day.endOfToday + days.from * DAY_MS,
    before: days.before === undefined ? Number.POSITIVE_INFINITY : day.endOfToday + days.before * DAY_MS,
  };
}
