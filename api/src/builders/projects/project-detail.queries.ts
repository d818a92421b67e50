import type { ProjectDetail, ProjectUnit } from '@aangan/shared-kit/contracts/project-values';
import { splitReraImage } from '@aangan/shared-kit/domain/projects/rera-image';
import { builderLink, projectLink } from '@aangan/shared-kit/links/projects';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../foundation/database/public.ts';
import { builder, city, listingCount, place, project } from '../../places/public.ts';
import { cardRows, projectCardOf } from './project-cards.ts';
import { projectFacts, projectImage, projectUnit } from './projects.tables.ts';

/** Everything about a project, or undefined. Every read is by a key: about 1 ms together. */
export async function projectById(database: Database, id: string, today: string): Promise<ProjectDetail | undefined> {
  const [row] = await cardRows(database).where(eq(project.id, id));
  if (!row) return undefined;
  const [[facts], units, images, [names], listings, ofBuilder, advertised] = await Promise.all([
    database.select().from(projectFacts).where(eq(projectFacts.projectId, id)),
    database.select().from(projectUnit).where(eq(projectUnit.projectId, id)).orderBy(asc(projectUnit.position)),
    database.select().from(projectImage).where(eq(projectImage.projectId, id)).orderBy(asc(projectImage.position)),
    namesOf(database, id),
    listingsIn(database, row.societyId),
    builderCounts(database, row.builderId),
    advertisedBeside(database, row),
  ]);
  if (!facts || !names) return undefined;
  const { gallery, imageRera } = splitReraImage(images);
  const { projectId: _, ...shown } = facts;
  return {
    ...projectCardOf(row, today),
    ...shown,
    builder: {
      id: row.builderId,
      name: row.builderName,
      since: names.since,
      url: builderLink(row.builderId),
      ...ofBuilder,
    },
    cityName: names.cityName,
    state: row.state,
    localityId: row.localityId,
    pinCode: names.pin,
    societyId: row.societyId,
    societySlug: names.societySlug,
    unitTypes: units.map(unitOf),
    images: gallery.flatMap(({ picture, alt, title, colour, tag }) =>
      picture === null ? [] : [{ id: picture, alt, title, colour, tag, illustration: true }],
    ),
    imageRera: imageRera?.content ? { text: imageRera.content, alt: imageRera.alt } : null,
    listings,
    sponsoredBuildingId: advertised?.id ?? null,
    sponsoredBuildingUrl: advertised ? projectLink(advertised) : null,
  };
}

function unitOf(row: typeof projectUnit.$inferSelect): ProjectUnit {
  const { projectId: _, position: __, plan, ...unit } = row;
  return { ...unit, pricePerSqft: Math.round(unit.price / unit.builtUpArea), plan };
}

function namesOf(database: Database, id: string) {
  const society = alias(place, 'society');
  return database
    .select({ cityName: city.name, since: builder.since, pin: society.pin, societySlug: society.slug })
    .from(project)
    .innerJoin(city, eq(city.slug, project.city))
    .innerJoin(builder, eq(builder.id, project.builderId))
    .innerJoin(society, eq(society.id, project.societyId))
    .where(eq(project.id, id));
}

/** Active listings of a society, from the roll-up. */
async function listingsIn(database: Database, societyId: string): Promise<{ RENT: number; BUY: number }> {
  const rows = await database
    .select({ category: listingCount.category, count: listingCount.count })
    .from(listingCount)
    .where(and(eq(listingCount.placeId, societyId), inArray(listingCount.category, ['RENT', 'BUY'])));
  const of = (category: string) => rows.find((row) => row.category === category)?.count ?? 0;
  return { RENT: of('RENT'), BUY: of('BUY') };
}

async function builderCounts(database: Database, builderId: string) {
  const [counts] = await database
    .select({
      projects: sql<number>`count(*)::int`,
      delivered: sql<number>`count(*) filter (where ${project.stage} = 'READY')::int`,
    })
    .from(project)
    .where(eq(project.builderId, builderId));
  return counts ?? { projects: 0, delivered: 0 };
}

/** The project that is advertised on another one's page: of the city, the one that was launched last. */
async function advertisedBeside(
  database: Database,
  { id, city: inCity }: { id: string; city: string },
): Promise<{ id: string; name: string; builder: string } | undefined> {
  const [found] = await database
    .select({ id: project.id, name: project.name, builder: builder.name })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .where(and(eq(project.city, inCity), project.sponsored, ne(project.id, id)))
    .orderBy(desc(project.launchedOn), desc(project.id))
    .limit(1);
  return found;
}
