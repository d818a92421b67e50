import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { reraStatus } from '@aangan/shared-kit/domain/projects/rera';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, city, place, project } from '../../places/public.ts';

type ProjectRow = typeof project.$inferSelect;

interface CardRow extends ProjectRow {
  readonly builderName: string;
  readonly state: string;
  readonly localitySlug: string;
}

/** Projects with the names that their cards show; the caller adds conditions and order. */
export function cardRows(database: Database) {
  return database
    .select({ ...getTableColumns(project), builderName: builder.name, state: city.state, localitySlug: place.slug })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .innerJoin(city, eq(city.slug, project.city))
    .innerJoin(place, eq(place.id, project.localityId))
    .$dynamic();
}

/** The cards of ids, in their order; unknown ids are left out. */
export async function cardsByIds(database: Database, ids: readonly string[], today: string): Promise<ProjectCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(database).where(sql`${project.id} in ${[...ids]}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [projectCardOf(row, today)] : [];
  });
}

/** The cards of the projects that a condition and an order choose. */
export async function cardsWhere(
  database: Database,
  { where, order, limit, today }: { where: SQL | undefined; order: SQL; limit: number; today: string },
): Promise<ProjectCard[]> {
  const rows = await cardRows(database).where(where).orderBy(order, project.id).limit(limit);
  return rows.map((row) => projectCardOf(row, today));
}

/** A row as the card of the contract. */
export function projectCardOf(row: CardRow, today: string): ProjectCard {
  const { id, name, builderName, stage, reraNumber, reraValidUntil, scraped } = row;
  return {
    id,
    name,
    url: projectLink({ id, name, builder: builderName }),
    builder: { id: row.builderId, name: builderName },
    city: row.city,
    locality: row.locality,
    localitySlug: row.localitySlug,
    latitude: row.latitude,
    longitude: row.longitude,
    kind: row.kind,
    stage,
    launchedOn: row.launchedOn,
    promisedOn: row.promisedOn,
    possessionOn: row.possessionOn,
    minPrice: row.minPrice,
    maxPrice: row.maxPrice,
    pricePerSqft: row.pricePerSqft,
    minSize: row.minSize,
    maxSize: row.maxSize,
    units: row.units,
    rera: {
      status: reraStatus({ number: reraNumber, validUntil: reraValidUntil }, today),
      state: row.state,
      number: reraNumber,
      validUntil: reraValidUntil,
    },
    picture: {
      id: row.picture,
      alt: row.pictureAlt,
      title: name,
      colour: row.pictureColour,
      // Pictures of projects are drawn: builders upload none yet.
      illustration: true,
    },
    sponsored: row.sponsored,
    type: scraped ? 'project' : 'building',
  };
}
