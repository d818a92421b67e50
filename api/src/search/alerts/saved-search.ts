import { listingQuery } from '@aangan/shared-kit/contracts/listing-query';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { parseSearch, searchLink } from '@aangan/shared-kit/links/search';
import {
  type DirectoryCity,
  type ResolvedSearch,
  resolveSearch,
  type SearchDay,
  type SearchQuery,
} from '../listings/public.ts';

/** Parses the address of a search like every search address; undefined if it is not one. */
export function searchOfAddress(address: string): ListingSearch | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  return parseSearch(path, new URLSearchParams(query));
}

/** The canonical address of a search: without sort order, page and view, which do not affect alerts. */
export function alertAddress(search: ListingSearch): string {
  return searchLink({ ...search, sort: 'newest' });
}

/**
 * The search with its names looked up; undefined if one of them no longer exists. Without that name the search would
 * match more than the person asked for.
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

/** The search as query of the search calls. */
function queryOf({ bounds, ...search }: ListingSearch): SearchQuery | undefined {
  const texts = Object.entries(search).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)]],
  );
  const box = bounds && { bounds: [bounds.south, bounds.west, bounds.north, bounds.east].join() };
  return listingQuery.safeParse({ ...Object.fromEntries(texts), ...box }).data;
}
