/**
 * The seven kinds of listing, in the order the home page shows them.
 * Source: product-and-plans, sections 2 and 3 (property type filter values).
 */
export const LISTING_CATEGORIES = ['BUY', 'RENT', 'PG', 'SHARED', 'PLOT', 'COMMERCIAL_RENT', 'COMMERCIAL_BUY'] as const;

export type ListingCategory = (typeof LISTING_CATEGORIES)[number];

/** The tab for first-time visitors. Source: product-and-plans, section 3 (home-page state). */
export const DEFAULT_CATEGORY: ListingCategory = 'BUY';

interface CategoryFacts {
  /** Last segment of the city home: `/{city}/rent`. */
  readonly segment: string;
  /** Label on tabs. */
  readonly tab: string;
  /** Noun for headings, after a number: "128 flats for rent". */
  readonly plural: string;
  readonly singular: string;
  /** Whether the price is monthly rent (₹ a month) or a sale price (₹). */
  readonly priced: 'monthly' | 'outright';
  /** Label of a listing that is let or sold. */
  readonly closedWord: 'rented out' | 'sold out';
}

export const CATEGORY_FACTS = {
  BUY: {
    segment: 'buy',
    tab: 'Buy',
    plural: 'homes for sale',
    singular: 'home for sale',
    priced: 'outright',
    closedWord: 'sold out',
  },
  RENT: {
    segment: 'rent',
    tab: 'Rent',
    plural: 'homes for rent',
    singular: 'home for rent',
    priced: 'monthly',
    closedWord: 'rented out',
  },
  PG: {
    segment: 'pg',
    tab: 'PG',
    plural: 'paying guest stays',
    singular: 'paying guest stay',
    priced: 'monthly',
    closedWord: 'rented out',
  },
  SHARED: {
    segment: 'shared',
    tab: 'Flatmates',
    plural: 'shared flats',
    singular: 'shared flat',
    priced: 'monthly',
    closedWord: 'rented out',
  },
  PLOT: {
    segment: 'plot',
    tab: 'Plots',
    plural: 'plots for sale',
    singular: 'plot for sale',
    priced: 'outright',
    closedWord: 'sold out',
  },
  COMMERCIAL_RENT: {
    segment: 'commercial_rent',
    tab: 'Commercial rent',
    plural: 'commercial spaces for rent',
    singular: 'commercial space for rent',
    priced: 'monthly',
    closedWord: 'rented out',
  },
  COMMERCIAL_BUY: {
    segment: 'commercial_buy',
    tab: 'Commercial buy',
    plural: 'commercial spaces for sale',
    singular: 'commercial space for sale',
    priced: 'outright',
    closedWord: 'sold out',
  },
} as const satisfies Record<ListingCategory, CategoryFacts>;

/** The category of a city home's last segment (`commercial_rent`), or undefined. */
export function categoryBySegment(segment: string): ListingCategory | undefined {
  return LISTING_CATEGORIES.find((category) => CATEGORY_FACTS[category].segment === segment);
}

/** True for the categories whose price is a monthly rent. */
export function isMonthly(category: ListingCategory): boolean {
  return CATEGORY_FACTS[category].priced === 'monthly';
}

export function isCommercial(category: ListingCategory): boolean {
  return category === 'COMMERCIAL_RENT' || category === 'COMMERCIAL_BUY';
}
