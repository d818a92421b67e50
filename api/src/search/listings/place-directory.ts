import { asc, inArray } from 'drizzle-orm';
import { freshValues } from '../../foundation/cache/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { city, place } from '../../places/public.ts';

export type DirectoryPlace = Pick<
  typeof place.$inferSelect,
  'id' | 'kind' | 'slug' | 'name' | 'latitude' | 'longitude' | 'landmarkKind'
>;

/** Facts of a city that searches need; places by slug. */
export interface DirectoryCity {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly localities: ReadonlyMap<string, DirectoryPlace>;
  readonly societies: ReadonlyMap<string, DirectoryPlace>;
  /** Landmarks and metro stations. */
  readonly points: ReadonlyMap<string, DirectoryPlace>;
}

export type PlaceDirectory = ReadonlyMap<string, DirectoryCity>;

const PLACE_MAPS = { locality: 'localities', society: 'societies', landmark: 'points', metro: 'points' } as const;

const FRESH_MS = 5 * 60_000;

/** Reads the place directory. If it fails to reload, the old one stays and `onError` is called. */
type ReadPlaces = (onError: (error: unknown) => void) => Promise<PlaceDirectory>;

/** All cities with their places, about 6,000 of them, in memory, so that a search needs no query for names. */
export function cachedPlaceDirectory(database: Database, now: () => number): ReadPlaces {
  const places = freshValues({ load: () => loadPlaceDirectory(database), now, freshMs: FRESH_MS, maxSize: 1 });
  return (onError) => places.read('places', onError);
}

/** All cities with their places, as they are now. */
export async function loadPlaceDirectory(database: Database): Promise<PlaceDirectory> {
  const [cities, places] = await Promise.all([
    database.select().from(city),
    database
      .select({
        id: place.id,
        kind: place.kind,
        city: place.city,
        slug: place.slug,
        name: place.name,
        latitude: place.latitude,
        longitude: place.longitude,
        landmarkKind: place.landmarkKind,
      })
      .from(place)
      .where(inArray(place.kind, ['locality', 'society', 'landmark', 'metro']))
      .orderBy(asc(place.id)),
  ]);
  const directory = new Map(
    cities.map(({ slug, name, latitude, longitude }) => [
      slug,
      {
        slug,
        name,
        latitude,
        longitude,
        localities: new Map<string, DirectoryPlace>(),
        societies: new Map<string, DirectoryPlace>(),
        points: new Map<string, DirectoryPlace>(),
      },
    ]),
  );
  for (const { city: inCity, ...found } of places) {
    directory.get(inCity)?.[PLACE_MAPS[found.kind]].set(found.slug, found);
  }
  return directory;
}
