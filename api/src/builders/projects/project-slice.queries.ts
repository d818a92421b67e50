import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectSort } from '@aangan/shared-kit/domain/projects/project-options';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, place, project } from '../../places/public.ts';
import { cardRows, projectCardOf } from './project-cards.ts';
import { compareKeys, keyOf } from './project-cursor.ts';
import type { ProjectBuilder, ProjectPlace } from './project-search.ts';

/** What lists of a city's projects need. */
export interface ProjectSlice {
  /** Every project of the city, in each order. */
  readonly orders: Readonly<Record<ProjectSort, readonly ProjectCard[]>>;
  /** Localities by slug, also those without a project. */
  readonly localities: ReadonlyMap<string, ProjectPlace>;
  /** Builders by id, also those without a project in the city. */
  readonly builders: ReadonlyMap<string, ProjectBuilder>;
}

/**
 * Reads the projects of a city, by `project_launched`. The state of a registration is that of the day.
 * @param today `2026-11-23`
 */
export async function citySlice(database: Database, city: string, today: string): Promise<ProjectSlice> {
  const [rows, localities, builders] = await Promise.all([
    cardRows(database).where(eq(project.city, city)).orderBy(desc(project.launchedOn), desc(project.id)),
    database
      .select({
        id: place.id,
        slug: place.slug,
        name: place.name,
        latitude: place.latitude,
        longitude: place.longitude,
      })
      .from(place)
      .where(and(eq(place.city, city), eq(place.kind, 'locality'))),
    database.select({ id: builder.id, name: builder.name }).from(builder),
  ]);
  const cards = rows.map((row) => projectCardOf(row, today));
  const ordered = (sort: ProjectSort) => cards.toSorted((a, b) => compareKeys(sort, keyOf(sort, a), keyOf(sort, b)));
  return {
    orders: {
      newest: ordered('newest'),
      price_low: ordered('price_low'),
      price_high: ordered('price_high'),
      possession: ordered('possession'),
    },
    localities: new Map(localities.map((each) => [each.slug, each])),
    builders: new Map(builders.map((each) => [each.id, each])),
  };
}
