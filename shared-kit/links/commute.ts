import type { ListingSearch } from '../domain/listing-search.ts';

/** Where one says where one works or which metro stations one wants to live near, beginning with what a search says. */
export function commuteLink({
  category,
  city,
  commute,
  stations,
}: Pick<ListingSearch, 'category' | 'city' | 'commute' | 'stations'>): string {
  const asked = [
    `type=${category}`,
    `city=${city}`,
    commute && `commute=${commute}`,
    stations && `stations=${stations}`,
  ];
  return `/capture/poi?${asked.filter(Boolean).join('&')}`;
}
