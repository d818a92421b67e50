import { slugify } from '@aangan/shared-kit/domain/slug';
import { listingLink } from '@aangan/shared-kit/links/listing';
import type { ListingCard } from './listing.ts';

/** Path of the page of a card's listing. Computed, because a page of cards would carry each of them twice. */
export function cardLink({ id, category, title }: Pick<ListingCard, 'id' | 'category' | 'title'>): string {
  return listingLink({ id, category, text: slugify(title) });
}
