import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';

/** Sentences of the field for a day and a slot. */
export const SLOT_CHOICE_WORDS = {
  legend: 'Day and time',
  missing: 'Choose a day and a time.',
  taken: 'taken',
  full: 'full',
  none: 'All slots in the next two weeks are taken. One more day opens each midnight.',
  free: (left: number) => `${left} free`,
} as const;

/** A day of the calendar: `Tue`, `24`, `Nov`. @param day `2026-11-24` */
export function dayWords(day: string): Pick<ReturnType<typeof indiaDate>, 'weekday' | 'day' | 'month'> {
  return indiaDate(indiaDayStart(day));
}

/** `Tue, 24 Nov`. */
export function fullDayWords(day: string): string {
  const date = dayWords(day);
  return `${date.weekday}, ${date.day} ${date.month}`;
}
