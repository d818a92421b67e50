import { priceRange } from '@aangan/shared-kit/domain/posting/price-position';
import type { Database } from '../../foundation/database/public.ts';
import { comparableHomes } from './comparable-homes.queries.ts';
import type { ListingCard } from './listing-cards.ts';

/**
 * The median price of live homes like this one, ₹, and how many there are. Undefined for a listing that is not shown,
 * or with too few comparable homes.
 * @param now epoch ms
 */
export async function priceContextOf(database: Database, card: ListingCard, now: number) {
  if (!card.active) return undefined;
  const { category, city, localityId, bhk, commercialType, flatmateRoom, area, id: listingId } = card;
  const alike = {
    ...(card.pgTenant && { pgTenant: card.pgTenant }),
    ...(card.furnishing && { furnishing: card.furnishing }),
  };
  const home = { category, city, localityId, bhk, commercialType, flatmateRoom, area, listingId, ...alike };
  const { prices, wider } = await comparableHomes(database, home, now);
  const range = priceRange(prices);
  return range && { median: range.median, homes: range.homes, wider };
}
