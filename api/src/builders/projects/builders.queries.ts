import type { ProjectStage } from '@aangan/shared-kit/domain/projects/project-options';
import { FOOTER_CITIES, FOOTER_PROJECTS } from '@aangan/shared-kit/domain/projects/project-search';
import { builderLink, projectLink } from '@aangan/shared-kit/links/projects';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, project } from '../../places/public.ts';
import { cardRows, projectCardOf } from './project-cards.ts';

const TOP_BUILDERS = 12;

/** Builders with counts of their projects; the one with the most projects first. */
async function builderFacts(database: Database, where: SQL, limit: number) {
  const inStage = (stage: ProjectStage) => sql<number>`count(*) filter (where ${project.stage} = ${stage})::int`;
  const rows = await database
    .select({
      id: builder.id,
      name: builder.name,
      since: builder.since,
      NEW_LAUNCH: inStage('NEW_LAUNCH'),
      UNDER_CONSTRUCTION: inStage('UNDER_CONSTRUCTION'),
      READY: inStage('READY'),
      cities: sql<string[]>`array_agg(distinct ${project.city} order by ${project.city})`,
      totalSize: sql<number>`count(*)::int`,
    })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .where(where)
    .groupBy(builder.id)
    .orderBy(desc(sql`count(*)`), builder.name)
    .limit(limit);
  return rows.map((row) => ({ ...row, url: builderLink(row.id) }));
}

/** Builders with the most projects in a city; counts are those of the city. */
export function topBuilders(database: Database, city: string) {
  return builderFacts(database, eq(project.city, city), TOP_BUILDERS);
}

/** A builder that has a project, or undefined. */
export async function builderById(database: Database, id: string) {
  const [found] = await builderFacts(database, eq(builder.id, id), 1);
  return found;
}

interface BuildingsRequest {
  readonly city: string | undefined;
  /** Leaves this project out. */
  readonly without: string | undefined;
  readonly page: number;
  readonly size: number;
  /** `2026-11-23` */
  readonly today: string;
}

/** Projects of a builder, newest launch first, by `project_builder`. */
export async function buildingsOf(
  database: Database,
  builderId: string,
  { city, without, page, size, today }: BuildingsRequest,
) {
  const where = and(
    eq(project.builderId, builderId),
    city === undefined ? undefined : eq(project.city, city),
    without === undefined ? undefined : ne(project.id, without),
  );
  const [rows, totalSize] = await Promise.all([
    cardRows(database)
      .where(where)
      .orderBy(desc(project.launchedOn), desc(project.id))
      .offset((page - 1) * size)
      .limit(size),
    database.$count(project, where),
  ]);
  return { builderId, buildings: rows.map((row) => projectCardOf(row, today)), totalSize };
}

/** The newest new and ready projects of the footer's cities, in the order of the specification. */
export async function footerLists(database: Database) {
  const listOf = (city: string, stage: SQL) =>
    database
      .select({ id: project.id, name: project.name, builder: builder.name, locality: project.locality })
      .from(project)
      .innerJoin(builder, eq(builder.id, project.builderId))
      .where(and(eq(project.city, city), stage))
      .orderBy(desc(project.launchedOn), desc(project.id))
      .limit(FOOTER_PROJECTS);
  const items = async (city: string, stage: SQL) =>
    (await listOf(city, stage)).map((row) => ({ name: row.name, url: projectLink(row), locality: row.locality }));
  return Promise.all(
    FOOTER_CITIES.map(async (city) => ({
      city,
      newProjects: await items(city, ne(project.stage, 'READY')),
      readyToMove: await items(city, eq(project.stage, 'READY')),
    })),
  );
}
