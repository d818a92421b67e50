import { HOUR_MS } from '../time-spans.ts';
import type { Business } from './booking-states.ts';

interface CancelStep {
  /** Hours before the slot from which on the share holds. */
  readonly hours: number;
  /** Percent of the price that comes back. */
  readonly percent: number;
}

/** What comes back, by the hours between the cancellation and the slot. Longest notice first. */
const CANCEL_STEPS: Readonly<Record<Business, readonly CancelStep[]>> = {
  HS: [
    { hours: 24, percent: 100 },
    { hours: 4, percent: 75 },
    { hours: 0, percent: 50 },
  ],
  PNM: [
    { hours: 48, percent: 100 },
    { hours: 24, percent: 75 },
    { hours: 0, percent: 40 },
  ],
  LEGAL: [{ hours: 0, percent: 100 }],
};

export const BOOKING_LIMITS = {
  /** How often a customer may move a booking. */
  reschedules: 3,
  /** Shortest notice for moving a booking. */
  rescheduleNoticeMs: 3 * HOUR_MS,
  /** Time within which a complaint about finished work is accepted. Damage of goods is seen when they are unpacked. */
  complainMs: { HS: 7 * 24 * HOUR_MS, PNM: 48 * HOUR_MS, LEGAL: 7 * 24 * HOUR_MS } satisfies Record<Business, number>,
  /** Time for which a quotation's price holds. */
  quotationMs: 24 * HOUR_MS,
  /** Wrong start codes before staff must start the work. */
  startTries: 5,
} as const;

interface Cancelling {
  readonly business: Business;
  /** What was paid. */
  readonly paidPaise: number;
  /** Epoch ms; null for a booking without a slot. */
  readonly startsAt: number | null;
  /** The professional is on the way. */
  readonly isOnTheWay: boolean;
}

/**
 * What comes back when a booking is cancelled now, in whole paise: never more than was paid, and never more than for an
 * earlier cancellation.
 * @param now epoch ms
 */
export function cancelRefund({ business, paidPaise, startsAt, isOnTheWay }: Cancelling, now: number): number {
  if (isOnTheWay) return 0;
  if (startsAt === null) return paidPaise;
  const hours = (startsAt - now) / HOUR_MS;
  const percent = CANCEL_STEPS[business].find((step) => hours >= step.hours)?.percent ?? 0;
  return Math.floor((paidPaise * percent) / 100);
}

/** The terms in words, a sentence a step. */
export function cancelTerms(business: Business): string[] {
  const steps = CANCEL_STEPS[business].map(({ hours, percent }) =>
    hours === 0
      ? `Until the slot begins: ${percent}% comes back.`
      : `At least ${hours} hours before the slot: ${percent}% comes back.`,
  );
  return [...steps, 'Nothing comes back once the professional is on the way.'];
}

/** Whether a customer may still move a booking. @param now epoch ms */
export function mayReschedule(
  { startsAt, reschedules }: { readonly startsAt: number | null; readonly reschedules: number },
  now: number,
): boolean {
  if (reschedules >= BOOKING_LIMITS.reschedules) return false;
  return startsAt === null || startsAt - now >= BOOKING_LIMITS.rescheduleNoticeMs;
}
