import type { HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Texts of a service's page. */
export const CATALOGUE_WORDS = {
  home: 'Home',
  services: 'Home services',
  includes: 'Includes',
  addOns: 'Add-ons',
  visit: 'Book the visit',
  otherServices: 'Other services',
  pricesHold: 'Prices include GST. You choose the address and time after the cart.',
} as const;

/** What a service is, in a sentence. */
export const SERVICE_LEADS = {
  HS_CLEANING: 'Whole homes, bathrooms, sofas and carpets, cleaned with machines that the team brings.',
  HS_PAINTING: 'Estimate the price by area and rooms. A consultant then measures, and you get a firm quotation.',
  HS_PLUMBING: 'Taps, basins, toilets, tanks and motors. You agree to the price of parts first.',
  HS_ELECTRICAL: 'Switches, lights, fans, geysers and inverters. You agree to the price of parts first.',
  HS_CARPENTRY: 'Locks, hinges, drawers, beds and wall mounting.',
  HS_PEST_CONTROL: 'Cockroaches, ants, bed bugs and termites, with approved chemicals.',
  HS_APPLIANCE: 'Air conditioners, refrigerators, washing machines, purifiers and chimneys.',
  HS_INTERIORS: 'A designer measures and plans your rooms. You then get a quotation for the full work.',
} as const satisfies Record<HomeServiceType, string>;

/** `Painting in Mumbai` */
export const serviceTitle = (name: string, cityName: string) => `${name} in ${cityName}`;

export const serviceHeadTitle = (name: string, cityName: string, fromPaise: number | undefined) =>
  `${serviceTitle(name, cityName)}${fromPaise === undefined ? '' : ` from ${formatPaise(fromPaise)}`} | Aangan`;

/** The cart has items of another city, whose prices differ. */
export const otherCity = (cartCity: string, cityName: string) =>
  `Your cart is for ${cartCity}. If you add an item here, your whole cart changes to ${cityName} and its prices.`;
