import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { ListingCard } from './listing-cards.ts';
import { photosOf } from './listing-photos.ts';
import { detailUrl } from './property-record.ts';

/** A home with what a card of a conversation or of a note shows. */
export function homeCard(home: ListingCard) {
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
