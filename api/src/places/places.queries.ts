import { distanceKm } from '@aangan/shared-kit/domain/distance';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { city, listingCount, localityMedian, metroLine, metroLineStation, place } from './places.tables.ts';

const position = {
  id: place.id,
  slug: place.slug,
  name: place.name,
  city: place.city,
  latitude: place.latitude,
  longitude: place.longitude,
};

/** Number of nearby localities in a response. */
const MOST_NEARBY = 12;

export async function metroLinesOf(database: Database, citySlug: string) {
  return database
    .select({
      id: metroLine.id,
      name: metroLine.name,
      colour: metroLine.colour,
      status: metroLine.status,
      stations: count(metroLineStation.placeId),
    })
    .from(metroLine)
    .leftJoin(metroLineStation, eq(metroLineStation.lineId, metroLine.id))
    .where(eq(metroLine.city, citySlug))
    .groupBy(metroLine.id)
    .orderBy(asc(metroLine.position));
}

/** A line with its stations in order, or undefined. */
export async function metroLineById(database: Database, id: string) {
  const [[line], stations] = await Promise.all([
    database.select({ id: metroLine.id, name: metroLine.name }).from(metroLine).where(eq(metroLine.id, id)),
    database
      .select(position)
      .from(metroLineStation)
      .innerJoin(place, eq(place.id, metroLineStation.placeId))
      .where(eq(metroLineStation.lineId, id))
      .orderBy(asc(metroLineStation.position)),
  ]);
  return line && { ...line, stations };
}

/** Every place of a city with its other names; none for an unknown city. */
export async function placeNamesOf(database: Database, citySlug: string) {
  return database
    .select({
      id: place.id,
      kind: place.kind,
      slug: place.slug,
      name: place.name,
      city: place.city,
      aliases: place.aliases,
    })
    .from(place)
    .where(eq(place.city, citySlug))
    .orderBy(asc(place.id));
}

/** A place of any kind with its active listings, or undefined. */
export async function placeById(database: Database, id: string) {
  const [[found], listings] = await Promise.all([
    database
      .select({ ...position, kind: place.kind, zone: place.zone, pin: place.pin })
      .from(place)
      .where(eq(place.id, id)),
    listingsOf(database, [id]),
  ]);
  return found && { ...found, listings: listings.get(id) ?? 0 };
}

/** Localities of the same cities nearest to the given ones, without these; undefined when no id is a locality. */
export async function localitiesNear(database: Database, ids: readonly string[], category?: ListingCategory) {
  const centres = await database
    .select(position)
    .from(place)
    .where(and(inArray(place.id, [...ids]), eq(place.kind, 'locality')));
  if (centres.length === 0) return undefined;
  const cities = [...new Set(centres.map((centre) => centre.city))];
  const candidates = await database
    .select(position)
    .from(place)
    .where(and(inArray(place.city, cities), eq(place.kind, 'locality')));
  const given = new Set(centres.map(({ id }) => id));
  const nearest = candidates
    .filter(({ id }) => !given.has(id))
    .map((locality) => ({
      ...locality,
      distanceKm: Math.min(...centres.map((centre) => distanceKm(centre, locality))),
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.id.localeCompare(b.id))
    .slice(0, MOST_NEARBY);
  const listings = await listingsOf(
    database,
    nearest.map(({ id }) => id),
    category,
  );
  return nearest.map((locality) => ({
    ...locality,
    distanceKm: Math.round(locality.distanceKm * 100) / 100,
    listings: listings.get(locality.id) ?? 0,
  }));
}

/** Localities of a city with counts and medians, most listings first; undefined for an unknown city. */
export async function localitiesOf(database: Database, citySlug: string) {
  const [[known], localities, counts] = await Promise.all([
    database.select({ slug: city.slug }).from(city).where(eq(city.slug, citySlug)),
    database
      .select({
        ...position,
        zone: place.zone,
        medianRent: localityMedian.rent,
        medianPricePerSqft: localityMedian.pricePerSqft,
      })
      .from(place)
      .leftJoin(localityMedian, eq(localityMedian.placeId, place.id))
      .where(and(eq(place.city, citySlug), eq(place.kind, 'locality'))),
    database
      .select({ placeId: listingCount.placeId, category: listingCount.category, count: listingCount.count })
      .from(listingCount)
      .innerJoin(place, eq(place.id, listingCount.placeId))
      .where(and(eq(place.city, citySlug), eq(place.kind, 'locality'))),
  ]);
  if (!known) return undefined;
  const byPlace = new Map<string, Partial<Record<ListingCategory, number>>>();
  for (const row of counts) {
    byPlace.set(row.placeId, { ...byPlace.get(row.placeId), [row.category]: row.count });
  }
  return localities
    .map((locality) => ({ ...locality, listings: byPlace.get(locality.id) ?? {} }))
    .sort((a, b) => totalOf(b.listings) - totalOf(a.listings) || a.name.localeCompare(b.name));
}

function totalOf(counts: Partial<Record<ListingCategory, number>>): number {
  return Object.values(counts).reduce((total, value) => total + value, 0);
}

/** Active listings by place, of one category or of all. */
export async function listingsOf(
  database: Database,
  ids: readonly string[],
  category?: ListingCategory,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ placeId: listingCount.placeId, listings: sql<number>`${sum(listingCount.count)}::int` })
    .from(listingCount)
    .where(and(inArray(listingCount.placeId, [...ids]), category && eq(listingCount.category, category)))
    .groupBy(listingCount.placeId);
  return new Map(rows.map(({ placeId, listings }) => [placeId, listings]));
}

/** A locality by its id, or undefined. */
export async function localityById(database: Database, id: string) {
  const [found] = await database
    .select({ id: place.id, name: place.name, city: place.city })
    .from(place)
    .where(and(eq(place.id, id), eq(place.kind, 'locality')));
  return found;
}
