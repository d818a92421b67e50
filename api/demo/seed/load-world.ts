import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { place, readCities, society } from '../../src/places/public.ts';
import { readNames } from './invented-data.ts';
import type { World, WorldSociety } from './seed-world.ts';

/** The places in the database, and the names of owners. Every list has a fixed order. */
export async function loadWorld(database: Database): Promise<World> {
  const localities = await database.select().from(place).where(eq(place.kind, 'locality')).orderBy(asc(place.id));
  const stations = await database.select().from(place).where(eq(place.kind, 'metro')).orderBy(asc(place.id));
  const societies = await societiesByLocality(database);
  return {
    firstNames: firstNames(),
    cities: readCities().map((city) => ({
      slug: city.slug,
      name: city.name,
      latitude: city.lat,
      longitude: city.lng,
      rentPerSqft: city.rentPerSqft,
      salePerSqft: city.salePerSqft,
      depositMonths: city.depositMonths,
      localities: localities
        .filter((locality) => locality.city === city.slug)
        .map(({ id, name, latitude, longitude, tier }) => ({
          id,
          name,
          latitude,
          longitude,
          tier: tier ?? 3,
          societies: societies.get(id) ?? [],
        })),
      metroStations: stations.filter((station) => station.city === city.slug),
    })),
  };
}

async function societiesByLocality(database: Database): Promise<Map<string, WorldSociety[]>> {
  const rows = await database
    .select({
      id: place.id,
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
      localityId: society.localityId,
      builder: society.builder,
      builtYear: society.builtYear,
      stage: society.stage,
    })
    .from(society)
    .innerJoin(place, eq(place.id, society.placeId))
    .orderBy(asc(place.id));
  const byLocality = new Map<string, WorldSociety[]>();
  for (const { localityId, stage, ...rest } of rows) {
    const inLocality = byLocality.get(localityId) ?? [];
    inLocality.push({ ...rest, underConstruction: stage === 'UNDER_CONSTRUCTION' });
    byLocality.set(localityId, inLocality);
  }
  return byLocality;
}

function firstNames(): string[] {
  return [...new Set(Object.values(readNames().firstNames).flat())];
}
