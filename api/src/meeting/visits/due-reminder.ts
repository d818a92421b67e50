import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';

/** Time of each reminder before a visit, ms. */
export const REMINDER_BEFORE_MS = { day: 24 * HOUR_MS, hours: 2 * HOUR_MS } as const;

/**
 * The reminder of a visit that is due now, if any. Visits booked less than a day ahead get none the day before, and the
 * later reminder replaces an earlier one that was missed.
 * @param last the last one that was sent
 * @param now epoch ms
 */
export function dueReminder(
  { startsAt, changedAt }: { readonly startsAt: Date; readonly changedAt: Date },
  last: 'day' | 'hours' | null,
  now: number,
): 'day' | 'hours' | undefined {
  const start = startsAt.getTime();
  if (now >= start || last === 'hours') return undefined;
  if (now >= start - REMINDER_BEFORE_MS.hours) return 'hours';
  const dayBefore = start - REMINDER_BEFORE_MS.day;
  return last === null && now >= dayBefore && changedAt.getTime() < dayBefore ? 'day' : undefined;
}
