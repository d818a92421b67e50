import { indiaDayStart, weekdayOf } from '@aangan/shared-kit/domain/india-day';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Tue, 24 Nov 2026`. @param day in India: `2026-11-24` */
export function dayWords(day: string): string {
  return `${WEEKDAYS[weekdayOf(day)]}, ${formatDay(indiaDayStart(day))}`;
}

/** `24 Nov`: for tables. */
export function shortDayWords(day: string): string {
  return formatDay(indiaDayStart(day)).slice(0, -5);
}
