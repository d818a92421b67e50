import type { ListingCategory } from '../domain/listing-category.ts';

/** Props that a page gives to each slot's fills. A change that an existing fill cannot take is a new version. */
export interface SlotProps {
  /** On the home page, below the search field: what the visitor may go on with. */
  readonly 'home/continue': { readonly cityName: string };
  /** On the home page, below its lists: help with a home in the visitor's city. */
  readonly 'home/services': { readonly city: string };
  /** On a listing's page, below price and actions. */
  readonly 'listing-detail/beside-price': { readonly listingId: string; readonly category: ListingCategory };
  /** On a listing's page, above similar listings: help with the move and with the home. */
  readonly 'listing-detail/services': { readonly city: string; readonly category: ListingCategory };
}

export type SlotName = keyof SlotProps;

/** Version of each slot's props. A build writes it into its release, and fills of another version are not shown. */
export const SLOT_VERSIONS = {
  'home/continue': 1,
  'home/services': 1,
  'listing-detail/beside-price': 1,
  'listing-detail/services': 1,
} as const satisfies Record<SlotName, number>;
