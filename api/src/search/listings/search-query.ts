import type { listingQuery } from '@aangan/shared-kit/contracts/listing-query';
import { commuteReachKm, middleOf } from '@aangan/shared-kit/domain/commute';
import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { z } from 'zod';
import type { DirectoryCity, DirectoryPlace } from './place-directory.ts';
import type { SearchDay } from './search-day.ts';

/** The search as validated by the contract. */
export type SearchQuery = z.output<typeof listingQuery>;

/** A search with its names looked up, for both the database and the slices. */
export interface ResolvedSearch {
  readonly query: SearchQuery;
  readonly city: DirectoryCity;
  /** Known localities of the search. */
  readonly localities: readonly DirectoryPlace[];
  readonly society: DirectoryPlace | undefined;
  /** The landmark or station to search around, and how far, in km. */
  readonly around: Circle | undefined;
  /** Around each of these metro stations: a home must be near at least one. */
  readonly stations: readonly Circle[];
  /** Around workplaces, within the accepted commute: a home must be near all of them. */
  readonly commutes: readonly Circle[];
  readonly day: SearchDay;
}

/** A place with a radius in km. */
export interface Circle {
  readonly place: DirectoryPlace;
  readonly radiusKm: number;
}

const DEFAULT_RADIUS_KM = 2;

/** Looks up the names of a search in its city; unknown names are left out. */
export function resolveSearch(query: SearchQuery, city: DirectoryCity, day: SearchDay): ResolvedSearch {
  const radiusKm = query.radiusKm ?? DEFAULT_RADIUS_KM;
  const near = query.near === undefined ? undefined : city.points.get(query.near);
  return {
    query,
    city,
    localities: [...new Set(query.localities)].flatMap((slug) => city.localities.get(slug) ?? []),
    society: query.society === undefined ? undefined : city.societies.get(query.society),
    around: near && { place: near, radiusKm },
    stations: [...new Set(query.stations)].flatMap((slug) => {
      const place = city.points.get(slug);
      return place ? [{ place, radiusKm }] : [];
    }),
    commutes: (query.commute ?? []).flatMap((commute) => {
      const place = city.points.get(commute.to) ?? city.localities.get(commute.to);
      return place ? [{ place, radiusKm: commuteReachKm(commute) }] : [];
    }),
    day,
  };
}

/** Every known place that the search names. */
export function placesOf({ localities, society, around, stations, commutes }: ResolvedSearch): DirectoryPlace[] {
  const circles = [...(around ? [around] : []), ...stations, ...commutes];
  return [...new Set([...localities, ...(society ? [society] : []), ...circles.map(({ place }) => place)])];
}

interface Origin {
  readonly point: GeoPoint;
  /** No home of the search is further away, km. */
  readonly reachKm?: number;
}

/**
 * The origin of "nearest": the searched point, the middle between workplaces, the one searched place, or the middle of
 * an area of the map, which is the visitor's position after "near me".
 */
export function originOf({
  query,
  around,
  commutes,
  society,
  localities,
  stations,
}: ResolvedSearch): Origin | undefined {
  if (around) return { point: around.place, reachKm: around.radiusKm };
  const point = middleOf(commutes.map(({ place }) => place)) ?? society;
  if (point) return { point };
  const places = [...localities, ...stations.map(({ place }) => place)];
  const [only] = places;
  if (only) return places.length === 1 ? { point: only } : undefined;
  if (!query.bounds) return undefined;
  const corners = cornersOf(query.bounds);
  const middle = middleOf(corners);
  return middle && { point: middle, reachKm: distanceKm(...corners) / 2 };
}

function cornersOf({ south, west, north, east }: NonNullable<SearchQuery['bounds']>): [GeoPoint, GeoPoint] {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}

/** Nearest first needs a point; without one the order is newest first. */
export function sortOf(search: ResolvedSearch): SearchQuery['sort'] {
  const { sort } = search.query;
  return sort === 'nearest' && !originOf(search) ? 'newest' : sort;
}
