import type { listingQuery } from '@aangan/shared-kit/contracts/listing-query';
import type { z } from 'zod';
import type { DirectoryCity, DirectoryPlace } from './place-directory.ts';
import type { SearchDay } from './search-day.ts';

/** The search as the contract has checked it. */
export type SearchQuery = z.output<typeof listingQuery>;

/** A search whose names have been looked up: what both the database and the slices are asked. */
export interface ResolvedSearch {
  readonly query: SearchQuery;
  readonly city: DirectoryCity;
  /** Known localities of the search. */
  readonly localities: readonly DirectoryPlace[];
  readonly society: DirectoryPlace | undefined;
  /** The landmark or station to search around, and how far, in km. */
  readonly around: { readonly place: DirectoryPlace; readonly radiusKm: number } | undefined;
  readonly day: SearchDay;
}

export const DEFAULT_RADIUS_KM = 2;

/** Looks up the names of a search in its city; names that nobody knows are left out. */
export function resolveSearch(query: SearchQuery, city: DirectoryCity, day: SearchDay): ResolvedSearch {
  const near = query.near === undefined ? undefined : city.points.get(query.near);
  return {
    query,
    city,
    localities: [...new Set(query.localities)].flatMap((slug) => city.localities.get(slug) ?? []),
    society: query.society === undefined ? undefined : city.societies.get(query.society),
    around: near && { place: near, radiusKm: query.radiusKm ?? DEFAULT_RADIUS_KM },
    day,
  };
}

/** Every place that the search names and we know. */
export function placesOf({ localities, society, around }: ResolvedSearch): DirectoryPlace[] {
  return [...localities, ...(society ? [society] : []), ...(around ? [around.place] : [])];
}

/** Nearest first needs a point; without one it is newest first. */
export function sortOf({ query, around }: ResolvedSearch): SearchQuery['sort'] {
  return query.sort === 'nearest' && !around ? 'newest' : query.sort;
}
