import { BUSINESSES, type Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';

/** Sentences of the staff page for places of hubs. */
export const HUBS_WORDS = {
  title: 'Capacity of hubs',
  about:
    'Places that customers can book in each slot. Existing bookings stay, even if you enter fewer places than are taken.',
  hub: 'Hub',
  business: 'Business',
  show: 'Show',
  day: 'Day',
  save: 'Save the places',
  saved: 'The places are saved.',
  none: 'No place was changed.',
  wrong: 'Enter whole numbers from 0 to 200.',
  usual: (places: number) => `Usual places in a slot: ${places}.`,
  taken: (number: number) => `${number} taken`,
  places: (day: string, slot: string) => `Places on ${day}, ${slot}`,
} as const;

export const BUSINESS_NAMES: Readonly<Record<Business, string>> = {
  HS: 'Home services',
  PNM: 'Packers and movers',
  LEGAL: 'Legal services',
};

export function businessOf(text: string | null): Business {
  return BUSINESSES.find((business) => business === text) ?? 'HS';
}

/** `Mon, 16 Nov`. */
export function dayName(day: string): string {
  const { weekday, day: number, month } = indiaDate(indiaDayStart(day));
  return `${weekday}, ${number} ${month}`;
}
