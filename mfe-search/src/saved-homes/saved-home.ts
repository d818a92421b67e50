import type { ListingCard } from '../listing/public.ts';

/** Where saved homes come from: the shortlist, or the listings that were opened. */
export type SavedSource = 'shortlist' | 'views';

/** A home that the visitor saved or viewed. */
export interface SavedHome {
  readonly listing: ListingCard;
  /** When it was saved, epoch ms; unknown for homes stored on the device. */
  readonly savedOn?: number;
}
