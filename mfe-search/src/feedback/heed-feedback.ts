import type { Http } from '@aangan/shared-kit/platform/http';
import type { ListingCard } from '../listing/public.ts';

/** Cards in an order that heeds what the viewer said of homes. */
export interface HeededCards {
  readonly listings: readonly ListingCard[];
  /** Something was left out or moved. */
  readonly heeds: boolean;
}

/**
 * Asks for the order of cards that heeds the viewer's feedback; as they are where it does not come.
 * @param kept so many of the first keep their place, because somebody looks at them
 */
export async function heedFeedback(http: Http, listings: readonly ListingCard[], kept = 0): Promise<HeededCards> {
  const still = listings.slice(0, kept);
  const rest = listings.slice(kept);
  if (rest.length === 0) return { listings, heeds: false };
  try {
    const query = { ids: rest.map(({ id }) => id).join(',') };
    const { ids } = await http.request('GET /api/v1/user/feedback/order', { query });
    const ordered = ids.flatMap((id) => rest.find((listing) => listing.id === id) ?? []);
    return { listings: [...still, ...ordered], heeds: ids.join() !== query.ids };
  } catch {
    // The order for everybody is right for this person as well.
    return { listings, heeds: false };
  }
}
