import type { ListingRow } from '../../src/search/listings/public.ts';

export interface LifelikeListing {
  readonly row: ListingRow;
  readonly poster?: Poster | undefined;
  /** Fields that a duplicate copies. */
  readonly originalId?: string;
}

/** Account of a listing: one of its own kind, or the account of another listing. */
export type Poster =
  | { readonly listingId: string; readonly key: string; readonly name: string; readonly openedDaysAgo: number | null }
  | { readonly listingId: string; readonly sameAs: string };
