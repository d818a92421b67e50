import { indiaDaysBetween } from '@aangan/shared-kit/domain/india-date';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

const CLOCK = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });

/** The time of a message in India: `10:02 am`. @param at epoch ms */
export function clockWords(at: number): string {
  return CLOCK.format(at);
}

/** A day between messages: `Today`, `Yesterday`, `14 Nov 2026`. */
export function dayWords(at: number, now: number): string {
  const days = indiaDaysBetween(at, now);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDay(at);
}

/** The day that begins with an entry; undefined where the entry before is of the same day. */
export function dayAbove(at: number, before: number | undefined, now: number): string | undefined {
  return before === undefined || indiaDaysBetween(before, at) !== 0 ? dayWords(at, now) : undefined;
}
