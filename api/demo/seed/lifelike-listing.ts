import type { ListingRow } from '../../src/search/listings/public.ts';

export interface LifelikeListing {
  readonly row: ListingRow;
  readonly poster?: Poster | undefined;
  /** What a duplicate repeats. */
  readonly originalId?: string;
}

/** Whose a listing is: an account of its own kind, or the one that another listing has. */
export type Poster =
  | { readonly listingId: string; readonly key: string; readonly name: string; readonly openedDaysAgo: number | null }
  | { readonly listingId: string; readonly sameAs: string };
