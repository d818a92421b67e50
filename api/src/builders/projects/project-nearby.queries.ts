import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import type { projectCalls } from '@aangan/shared-kit/contracts/projects';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { place, project } from '../../places/public.ts';
import { nearestOfEachKind } from '../../search/listings/public.ts';
import { cardsWhere } from './project-cards.ts';

type Nearby = z.output<(typeof projectCalls)['GET /api/v2/building/{id}/nearby']['answer']>;

const ROW = 8;

/** What is around a project, and which projects are like it; undefined for an unknown one. */
export async function projectNearby(database: Database, id: string, today: string): Promise<Nearby | undefined> {
  const [of] = await database.select().from(project).where(eq(project.id, id));
  if (!of) return undefined;
  const others = and(eq(project.city, of.city), ne(project.id, id));
  // Degrees are close enough to order by, because a city is small.
  const distance = sql`(${project.latitude} - ${of.latitude}) ^ 2 + (${project.longitude} - ${of.longitude}) ^ 2`;
  const likeness = sql`abs(ln(${project.minPrice}::float / ${of.minPrice}))`;
  const cards = (where: ReturnType<typeof and>, order: typeof distance, limit = ROW) =>
    cardsWhere(database, { where, order, limit, today });
  const [points, builderNearBy, similar, near, [sponsored]] = await Promise.all([
    pointsOf(database, of.city),
    cards(and(others, eq(project.builderId, of.builderId)), distance),
    cards(and(others, ne(project.builderId, of.builderId)), likeness),
    cards(others, distance),
    cards(and(others, project.sponsored), desc(project.launchedOn), 1),
  ]);
  return {
    places: nearestOfEachKind(points, of).map(({ nearbyKind, name, latitude, longitude, distanceKm: km }) => ({
      kind: nearbyKind,
      name,
      latitude,
      longitude,
      distanceKm: km,
    })),
    builderNearBy,
    similar,
    near: near.map((card: ProjectCard) => ({ ...card, distanceKm: Math.round(distanceKm(of, card) * 100) / 100 })),
    sponsored: sponsored ?? null,
  };
}

/** Landmarks and metro stations of a city. */
function pointsOf(database: Database, city: string) {
  return database
    .select({
      kind: place.kind,
      landmarkKind: place.landmarkKind,
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
    })
    .from(place)
    .where(and(eq(place.city, city), inArray(place.kind, ['landmark', 'metro'])));
}
