import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import { AMENITIES, PG_ROOM_TYPES, PREFERRED_TENANTS } from '@aangan/shared-kit/domain/listing-options';
import { decodePolygon } from '@aangan/shared-kit/domain/polygon';
import { INDIA_OFFSET_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../src/foundation/database/public.ts';
import { place } from '../src/places/public.ts';
import { type ListingRow, listing } from '../src/search/listings/public.ts';
import type { SearchParameters } from './random-search.ts';
import { TEST_NOW } from './test-data.ts';

type PlaceRow = typeof place.$inferSelect;

/** All listings and places of one city, to search row by row. */
export interface PlainCity {
  readonly rows: readonly ListingRow[];
  readonly places: readonly PlaceRow[];
}

export async function readCity(database: Database, city: string): Promise<PlainCity> {
  const [rows, places] = await Promise.all([
    database
      .select()
      .from(listing)
      .where(and(eq(listing.city, city), listing.active)),
    database.select().from(place).where(eq(place.city, city)),
  ]);
  return { rows, places };
}

/**
 * The listings that a search must find, by checking each one. Written from the contract, not from the code under test.
 */
export function plainSearch({ rows, places }: PlainCity, search: SearchParameters): ListingRow[] {
  const localities = namesIn(search, 'localities').flatMap((slug) => find(places, 'locality', slug) ?? []);
  const society = search.society && find(places, 'society', search.society);
  const near = pointOf(places, search);
  const stations = namesIn(search, 'stations').flatMap((slug) => pointNamed(places, slug) ?? []);
  const works = worksOf(places, search);
  return rows.filter(
    (row) =>
      row.category === search.category &&
      (localities.length === 0 || localities.some(({ id }) => id === row.localityId)) &&
      (!society || row.societyId === society.id) &&
      (!near || distanceKm(near, row) <= Number(search.radiusKm ?? 2)) &&
      (stations.length === 0 || stations.some((station) => distanceKm(station, row) <= Number(search.radiusKm ?? 2))) &&
      works.every(({ place, km }) => distanceKm(place, row) <= km) &&
      facts(row, search) &&
      (!search.polygon || isDrawnAround(decodePolygon(search.polygon) ?? [], row)) &&
      sets(row, search),
  );
}

/** The landmark or station that a search is around, if one has that name. */
export function pointOf(places: readonly PlaceRow[], search: SearchParameters): PlaceRow | undefined {
  return pointNamed(places, search.near);
}

function pointNamed(places: readonly PlaceRow[], name: string | undefined): PlaceRow | undefined {
  return places.find(({ kind, slug }) => (kind === 'landmark' || kind === 'metro') && slug === name);
}

/** Workplaces, and the km from each that the minutes allow at the stated speeds. */
function worksOf(places: readonly PlaceRow[], search: SearchParameters): { place: PlaceRow; km: number }[] {
  const kmAMinute: Record<string, number> = {
    transit: 16 / 60 / 1.35,
    car: 20 / 60 / 1.35,
    two_wheeler: 24 / 60 / 1.3,
    walk: 4.8 / 60 / 1.25,
  };
  return namesIn(search, 'commute').flatMap((part) => {
    const [to = '', mode = '', minutes = ''] = part.split('.');
    const place = pointNamed(places, to) ?? find(places, 'locality', to);
    return place ? [{ place, km: Number(minutes) * (kmAMinute[mode] ?? 0) }] : [];
  });
}

/** The origin of "nearest": the searched point, the middle between the workplaces, the one place, or of the map. */
export function originOf(places: readonly PlaceRow[], search: SearchParameters): GeoPoint | undefined {
  const [one, other = one] = worksOf(places, search).map(({ place }) => place);
  const middle = one &&
    other && { latitude: (one.latitude + other.latitude) / 2, longitude: (one.longitude + other.longitude) / 2 };
  const society = search.society ? find(places, 'society', search.society) : undefined;
  const point = pointOf(places, search) ?? middle ?? society;
  if (point) return point;
  const named = [
    ...namesIn(search, 'localities').flatMap((slug) => find(places, 'locality', slug) ?? []),
    ...namesIn(search, 'stations').flatMap((slug) => pointNamed(places, slug) ?? []),
  ];
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (!search.bounds) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = search.bounds.split(',').map(Number);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** Ids in the requested order; ties by id, in the same direction. */
export function plainOrder(city: PlainCity, found: readonly ListingRow[], search: SearchParameters): string[] {
  const near = originOf(city.places, search);
  const keys: Record<string, (row: ListingRow) => number> = {
    newest: (row) => -row.postedAt.getTime(),
    confirmed: (row) => -row.confirmedAt.getTime(),
    per_sqft_low: (row) => Math.floor((row.price * 100) / Math.max(row.area, 1)),
    price_low: (row) => row.price,
    price_high: (row) => -row.price,
    area_large: (row) => -row.area,
  };
  const key =
    search.sort === 'nearest' && near ? (row: ListingRow) => distanceKm(near, row) : keys[search.sort ?? 'newest'];
  const sortKey = key ?? ((row: ListingRow) => -row.postedAt.getTime());
  const ascending =
    search.sort === 'price_low' || search.sort === 'per_sqft_low' || (search.sort === 'nearest' && near !== undefined);
  return found
    .toSorted((a, b) => sortKey(a) - sortKey(b) || (a.id < b.id ? -1 : 1) * (ascending ? 1 : -1))
    .map(({ id }) => id);
}

function facts(row: ListingRow, search: SearchParameters): boolean {
  const within = (least: string, most: string, value: number) =>
    value >= Number(search[least] ?? 0) && value <= Number(search[most] ?? Number.POSITIVE_INFINITY);
  const oneOf = (field: string, value: string | null) =>
    !search[field] || (value !== null && namesIn(search, field).includes(value));
  const [south = -90, west = -180, north = 90, east = 180] = (search.bounds ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);
  return (
    within('minPrice', 'maxPrice', row.price) &&
    within('minArea', 'maxArea', row.area) &&
    row.bathrooms >= Number(search.bathrooms ?? 0) &&
    oneOf('bhk', row.bhk) &&
    oneOf('furnishing', row.furnishing) &&
    oneOf('buildingTypes', row.buildingType) &&
    oneOf('commercialTypes', row.commercialType) &&
    oneOf('flatmateRoom', row.flatmateRoom) &&
    oneOf('buildingStage', row.underConstruction ? '-1' : '0') &&
    (!search.floors || namesIn(search, 'floors').some((band) => isOnFloor(row.floor, band))) &&
    (!search.maxAge || (row.age !== null && row.age <= Number(search.maxAge))) &&
    oneOf('facing', row.facing) &&
    (!search.postedBy || row.postedByBuilder === (search.postedBy === 'BUILDER')) &&
    (!search.parking ||
      namesIn(search, 'parking').some(
        (wanted) => wanted === row.parking || (row.parking === 'BOTH' && wanted.endsWith('WHEELER')),
      )) &&
    (!search.pgTenant || row.pgTenant === search.pgTenant || row.pgTenant === 'both') &&
    row.latitude >= south &&
    row.latitude <= north &&
    row.longitude >= west &&
    row.longitude <= east &&
    (!isTrue(search.withPhotos) || row.photoCount > 0) &&
    (!isTrue(search.confirmed) || indiaDays(row.confirmedAt) <= 7) &&
    available(row, search.availability)
  );
}

function isOnFloor(floor: number | null, band: string): boolean {
  if (floor === null) return false;
  if (floor < 1) return band === 'GROUND';
  if (floor < 4) return band === 'LOW';
  return band === (floor < 8 ? 'MIDDLE' : 'HIGH');
}

/** Even-odd rule along a line to the east: enough for a polygon that does not cross itself. */
function isDrawnAround(corners: readonly GeoPoint[], { latitude, longitude }: GeoPoint): boolean {
  const crossed = corners.filter((to, at) => {
    const from = corners.at(at - 1) ?? to;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return from.longitude + share * (to.longitude - from.longitude) > longitude;
  });
  return crossed.length % 2 === 1;
}

function sets(row: ListingRow, search: SearchParameters): boolean {
  const has = (mask: number, values: readonly string[], value: string) =>
    Math.floor(mask / 2 ** values.indexOf(value)) % 2 === 1;
  return (
    (!search.tenants || namesIn(search, 'tenants').some((tenant) => has(row.tenants, PREFERRED_TENANTS, tenant))) &&
    (!search.roomTypes || namesIn(search, 'roomTypes').some((room) => has(row.roomTypes, PG_ROOM_TYPES, room))) &&
    namesIn(search, 'amenities').every((amenity) => has(row.amenities, AMENITIES, amenity))
  );
}

function available(row: ListingRow, wanted: string | undefined): boolean {
  const daysToWait = -indiaDays(row.availableFrom);
  const fits: Record<string, boolean> = {
    immediate: daysToWait <= 0,
    within_15_days: daysToWait <= 15,
    within_30_days: daysToWait <= 30,
    after_30_days: daysToWait > 30,
  };
  return wanted === undefined || fits[wanted] === true;
}

/** Midnights in India between two moments. */
function indiaDays(then: Date): number {
  const day = (time: number) => Math.floor((time + INDIA_OFFSET_MS) / 86_400_000);
  return day(TEST_NOW) - day(then.getTime());
}

function namesIn(search: SearchParameters, field: string): string[] {
  return (search[field] ?? '').split(',').filter(Boolean);
}

function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1';
}

function find(places: readonly PlaceRow[], kind: PlaceRow['kind'], slug: string): PlaceRow | undefined {
  return places.find((each) => each.kind === kind && each.slug === slug);
}
