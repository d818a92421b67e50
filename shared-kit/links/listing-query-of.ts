import type { ListingQuery } from '../contracts/listing-query.ts';
import type { ListingSearch } from '../domain/listing-search.ts';

/** The search as the API’s query: lists are joined by commas, absent filters are left out. */
export function listingQueryOf({ bounds, ...search }: ListingSearch): ListingQuery {
  const texts = Object.entries(search)
    .map(([field, value]) => [field, Array.isArray(value) ? value.join(',') : value === true ? 'true' : value] as const)
    .filter(([, text]) => text !== '' && text !== false);
  return {
    category: search.category,
    city: search.city,
    ...Object.fromEntries(texts),
    ...(bounds && { bounds: [bounds.south, bounds.west, bounds.north, bounds.east].join(',') }),
  };
}
