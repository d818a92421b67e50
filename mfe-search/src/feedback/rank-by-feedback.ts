import type { Http } from '@aangan/shared-kit/platform/http';
import type { ListingCard } from '../listing/public.ts';

/** Cards ranked by the viewer’s feedback. */
export interface RankedCards {
  readonly listings: readonly ListingCard[];
  /** Whether a card was left out or moved. */
  readonly heeds: boolean;
}

/**
 * Requests the order of cards by the viewer’s feedback; the order stays unchanged when the call fails.
 * @param kept number of cards at the front that stay in place, because they are on the screen
 */
export async function rankByFeedback(http: Http, listings: readonly ListingCard[], saved = 0): Promise<RankedCards> {
  const still = listings.slice(0, saved);
  const rest = listings.slice(saved);
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
