import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';

interface CategoryWords {
  /** Shown before "in Bangalore". */
  readonly heading: string;
  /** Text under the heading. */
  readonly promise: string;
  /** Label of the search button. */
  readonly search: string;
}

/** The texts of each tab. */
export const CATEGORY_WORDS = {
  BUY: {
    heading: 'Flats and houses for sale',
    promise: 'Buy directly from the owner or the builder, and pay no brokerage.',
    search: 'Search homes',
  },
  RENT: {
    heading: 'Flats for rent',
    promise: 'Talk to the owner, see the home and agree on the rent, without a broker.',
    search: 'Search homes',
  },
  PG: {
    heading: 'Paying guest stays',
    promise: 'Rooms and beds by the month. You see food and house rules before you contact the owner.',
    search: 'Search PGs',
  },
  SHARED: {
    heading: 'Flatmates and shared flats',
    promise: 'A private or a shared room, posted by the people themselves.',
    search: 'Search rooms',
  },
  PLOT: {
    heading: 'Plots for sale',
    promise: 'Land from its owners, with clear sizes and prices.',
    search: 'Search plots',
  },
  COMMERCIAL_RENT: {
    heading: 'Offices, shops and godowns for rent',
    promise: 'Offices, shops, showrooms and godowns, rented out by their owners.',
    search: 'Search spaces',
  },
  COMMERCIAL_BUY: {
    heading: 'Offices, shops and godowns for sale',
    promise: 'Commercial spaces, sold by their owners and builders.',
    search: 'Search spaces',
  },
} as const satisfies Record<ListingCategory, CategoryWords>;

/** The heading of the home page, which also states what the product is. */
export const HOME_HEADING = 'Homes from owners, without brokers';
export const HOME_PROMISE = 'Rent, buy or share a home in 14 cities, directly from owners. No brokerage.';
