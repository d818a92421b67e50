import type { Database } from '../../foundation/database/public.ts';
import { cardsById, type ListingCard } from '../../search/listings/public.ts';

/** The homes of conversations by their listings. */
export async function chatHomes(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ListingCard>> {
  const cards = await cardsById(database, [...new Set(ids)]);
  return new Map(cards.map((card) => [card.id, card]));
}
