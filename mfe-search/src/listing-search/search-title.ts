import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { BHK_LABELS } from '@aangan/shared-kit/domain/listing-options';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';

/**
 * A search in one line: `Rent · Koramangala, HSR Layout · 2 BHK · up to ₹30 K`.
 * @param places names of the chosen places; the city when there are none
 */
export function searchTitle(search: ListingSearch, places: readonly string[]): string {
  const where = places.length > 0 ? places.join(', ') : (cityBySlug(search.city)?.name ?? search.city);
  const rooms = search.bhk.map((type) => BHK_LABELS[type]).join(', ');
  return [CATEGORY_FACTS[search.category].tab, where, rooms, budgetWords(search)].filter(Boolean).join(' · ');
}

function budgetWords({ minPrice, maxPrice }: ListingSearch): string {
  if (minPrice && maxPrice) return `${formatShortRupees(minPrice)} to ${formatShortRupees(maxPrice)}`;
  if (maxPrice) return `up to ${formatShortRupees(maxPrice)}`;
  return minPrice ? `from ${formatShortRupees(minPrice)}` : '';
}
