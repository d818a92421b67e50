import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { localitiesOf } from '../places.queries.ts';
import { metroLine, metroLineStation, place } from '../places.tables.ts';
import { positionsOf } from './city-drawing.ts';
import { CITY_DRAWINGS } from './city-drawings.ts';

const point = { name: place.name, latitude: place.latitude, longitude: place.longitude };

/** What the schematic map of a city draws; undefined for an unknown city. */
export async function baseMapOf(database: Database, citySlug: string) {
  const [localities, landmarks, lines] = await Promise.all([
    localitiesOf(database, citySlug),
    landmarksOf(database, citySlug),
    linesOf(database, citySlug),
  ]);
  const slug = cityBySlug(citySlug)?.slug;
  const drawing = slug && CITY_DRAWINGS[slug];
  return (
    localities && {
      localities: localities.map(({ name, latitude, longitude, listings }) => ({
        ...{ name, latitude, longitude },
        listings: Object.values(listings).reduce((total, count) => total + count, 0),
      })),
      landmarks,
      lines,
      ways: (drawing?.ways ?? []).map(({ name, kind, path }) => ({ name, kind, path: positionsOf(path) })),
      waters: (drawing?.waters ?? []).map(({ name, kind, outline, names }) => ({
        ...{ name, kind },
        outline: positionsOf(outline),
        names: names === undefined ? [] : positionsOf(names),
      })),
    }
  );
}

async function landmarksOf(database: Database, citySlug: string) {
  const rows = await database
    .select({ ...point, kind: place.landmarkKind })
    .from(place)
    .where(and(eq(place.city, citySlug), eq(place.kind, 'landmark')))
    .orderBy(asc(place.id));
  return rows.flatMap(({ kind, ...landmark }) => (kind ? [{ ...landmark, kind }] : []));
}

async function linesOf(database: Database, citySlug: string) {
  const stops = await database
    .select({ ...point, line: metroLine.id, colour: metroLine.colour })
    .from(metroLine)
    .innerJoin(metroLineStation, eq(metroLineStation.lineId, metroLine.id))
    .innerJoin(place, eq(place.id, metroLineStation.placeId))
    .where(eq(metroLine.city, citySlug))
    .orderBy(asc(metroLine.position), asc(metroLineStation.position));
  return [...Map.groupBy(stops, ({ line }) => line).values()].map((stations) => ({
    colour: stations[0]?.colour ?? '',
    stations: stations.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
  }));
}
