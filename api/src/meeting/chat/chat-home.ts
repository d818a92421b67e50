import type { ChatHome } from '@aangan/shared-kit/contracts/chat-values';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { Database } from '../../foundation/database/public.ts';
import { cardsById, detailUrl, type ListingCard, photosOf } from '../../search/listings/public.ts';

/** The homes of conversations by their listings. */
export async function chatHomes(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ListingCard>> {
  const cards = await cardsById(database, [...new Set(ids)]);
  return new Map(cards.map((card) => [card.id, card]));
}

/** A home with what the card of a conversation shows. */
export function wireHome(home: ListingCard): ChatHome {
  return {
    id: home.id,
    title: home.title,
    url: detailUrl(home),
    locality: home.localityName,
    price: home.price,
    monthly: isMonthly(home.category),
    active: home.active,
    inactiveReason: home.inactiveReason,
    category: home.category,
    photo: photosOf(home.photos, 1)[0] ?? null,
  };
}
