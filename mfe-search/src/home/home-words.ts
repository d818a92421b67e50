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
    promise: 'Buy from the owner or the builder, and keep the brokerage for the furniture.',
    search: 'Search homes',
  },
  RENT: {
    heading: 'Flats for rent',
    promise: 'Talk to the owner, see the home, agree on the rent. No broker in between.',
    search: 'Search homes',
  },
  PG: {
    heading: 'Paying guest stays',
    promise: 'Rooms and beds by the month, with the food and the house rules said up front.',
    search: 'Search PGs',
  },
  SHARED: {
    heading: 'Flatmates and shared flats',
    promise: 'A room of your own or a shared one, with people who posted it themselves.',
    search: 'Search rooms',
  },
  PLOT: {
    heading: 'Plots for sale',
    promise: 'Land from the people who own it, with its size and price in plain figures.',
    search: 'Search plots',
  },
  COMMERCIAL_RENT: {
    heading: 'Offices, shops and godowns for rent',
    promise: 'A place to work, let by its owner: offices, shops, showrooms and godowns.',
    search: 'Search spaces',
  },
  COMMERCIAL_BUY: {
    heading: 'Offices, shops and godowns for sale',
    promise: 'A place for your business, sold by its owner or its builder.',
    search: 'Search spaces',
  },
} as const satisfies Record<ListingCategory, CategoryWords>;

/** The heading of the home page, which also states what the product is. */
export const HOME_HEADING = 'Homes from owners, without brokers';
export const HOME_PROMISE = 'Rent, buy or share a home in 14 cities, from the people who live there. No brokerage.';
