import type { Http } from '@aangan/shared-kit/platform/http';
import type { ListingCard } from '../listing/public.ts';

/** Cards ranked by the viewer’s feedback. */
export interface HeededCards {
  readonly listings: readonly ListingCard[];
  /** Whether a card was left out or moved. */
  readonly heeds: boolean;
}

/**
 * Requests the order of cards by the viewer’s feedback; the order stays unchanged when the call fails.
 * @param kept number of cards at the front that stay in place, because they are on the screen
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
    // The default order is a valid fallback.
    return { listings, heeds: false };
  }
}
