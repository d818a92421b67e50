import { listingQuery } from '@aangan/shared-kit/contracts/listing-query';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { parseSearch, searchLink } from '@aangan/shared-kit/links/search';
import type { DirectoryCity } from '../listings/place-directory.ts';
import type { SearchDay } from '../listings/search-day.ts';
import { type ResolvedSearch, resolveSearch, type SearchQuery } from '../listings/search-query.ts';

/** The search of an address, read as every address of a search is; undefined where it is none. */
export function searchOfAddress(address: string): ListingSearch | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  return parseSearch(path, new URLSearchParams(query));
}

/** The one address of a search: without order, page or view, which are nothing to be told of. */
export function alertAddress(search: ListingSearch): string {
  return searchLink({ ...search, sort: 'newest' });
}

/**
 * The search with its names looked up, or undefined where one of them is known no longer: without it, the search would
 * mean more than the person asked for.
 */
export function resolveAlert(search: ListingSearch, city: DirectoryCity, day: SearchDay): ResolvedSearch | undefined {
  const query = queryOf(search);
  const resolved = query && resolveSearch(query, city, day);
  const known =
    resolved &&
    resolved.localities.length === query.localities.length &&
    (query.society === undefined || resolved.society !== undefined) &&
    (query.near === undefined || resolved.around !== undefined) &&
    resolved.stations.length === new Set(query.stations).size &&
    resolved.commutes.length === (query.commute ?? []).length;
  return known ? resolved : undefined;
}

/** The search as the API's search calls are asked it. */
function queryOf({ bounds, ...search }: ListingSearch): SearchQuery | undefined {
  const texts = Object.entries(search).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)]],
  );
  const box = bounds && { bounds: [bounds.south, bounds.west, bounds.north, bounds.east].join() };
  return listingQuery.safeParse({ ...Object.fromEntries(texts), ...box }).data;
}
