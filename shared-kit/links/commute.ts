import type { ListingSearch } from '../domain/listing-search.ts';

/** The form for workplaces or metro stations, filled from a search. */
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
