import type { MatchedHome } from '@aangan/shared-kit/contracts/alerts';
import { type ListingCard, listingCard } from '../listing/public.ts';

/** A matching home, with the reasons already worded. */
export interface ShownHome {
  readonly listing: ListingCard;
  readonly reasons: string;
}

export function shownHomes(homes: readonly MatchedHome[]): ShownHome[] {
  return homes.map(({ record, reasons }) => ({ listing: listingCard(record), reasons: reasons.join(', ') }));
}
