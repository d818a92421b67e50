import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { Place } from '@aangan/shared-kit/ui/place-box';

/** Radius around a point: a walk, or a short ride. */
const NEAR_KM = 2;

/** Listings of a category in a locality or society, or around a landmark or station. */
export function placeSearchLink(category: ListingCategory, city: string, place: Place): string {
  const search = emptySearch(category, city);
  switch (place.kind) {
    case 'city':
      return searchLink(emptySearch(category, place.slug));
    case 'locality':
      return searchLink({ ...search, localities: [place.slug] });
    case 'society':
      return searchLink({ ...search, society: place.slug });
    default:
      return searchLink({ ...search, near: place.slug, radiusKm: NEAR_KM });
  }
}
