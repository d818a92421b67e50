import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';

const DAMAGE_HOURS = BOOKING_LIMITS.complainMs.PNM / 3_600_000;

/** Sentences of the page with prices of packers and movers. */
export const PACKERS_WORDS = {
  title: 'Packers and movers',
  titleIn: (city: string) => `Packers and movers in ${city}`,
  description: 'Move within a city or between cities. See the price for your own goods before you give a number.',
  descriptionIn: (city: string) => `What a move in ${city} costs by the size of the home, and from ${city} elsewhere.`,
  lead: 'See the price for your own goods first. Get a firm price after a free survey. Follow the truck on the day.',
  noSuchCity: (text: string) => `We have no packers and movers in “${text}”.`,
  allCities: 'All cities',
  start: 'See the price',
  within: (city: string) => `Moving within ${city}`,
  between: (city: string) => `Moving a 2 BHK from ${city}`,
  home: 'Home',
  to: 'To',
  price: 'Estimated price',
  vehicle: 'Vehicle',
  distance: 'By road',
  examples: 'Usual goods of such a home, lifts at both ends, basic packing. GST is included.',
  how: 'How it works',
  steps: [
    { title: 'List your goods', text: 'See a price range at once, by volume, distance, floors and services.' },
    { title: 'Show them to us', text: 'Free, by video call or visit. You get a firm quotation.' },
    { title: 'Choose the day', text: 'Pay now, or after the work.' },
    { title: 'Follow the move', text: 'See the crew on a map. You sign the number of boxes at both ends.' },
    { title: 'Check everything', text: `Report damage with photos within ${DAMAGE_HOURS} hours after the move.` },
  ],
  cancelling: 'If you cancel',
  cities: (number: number) => `${number} cities`,
} as const;
