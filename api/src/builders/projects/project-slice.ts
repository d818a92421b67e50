import type { UnitType } from '@aangan/shared-kit/domain/posting/unit-type';
import type { ProjectStage } from '@aangan/shared-kit/domain/projects/project-options';
import { reraStatus } from '@aangan/shared-kit/domain/projects/rera';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, place, project } from '../../places/public.ts';
import { latestPossession } from './project-conditions.ts';
import type { ResolvedProjectSearch } from './project-search.ts';

/** The facts of a project that filters, counts and maps read. */
export interface ProjectFact {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly builderId: string;
  readonly builderName: string;
  readonly localityId: string;
  readonly localitySlug: string;
  readonly locality: string;
  readonly stage: ProjectStage;
  readonly units: readonly UnitType[];
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly possessionOn: string;
  readonly reraNumber: string | null;
  readonly reraValidUntil: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly sponsored: boolean;
}

/** Every project of a city, newest launch first, by `project_newest`. */
export async function citySlice(database: Database, city: string): Promise<ProjectFact[]> {
  const rows = await database
    .select({
      id: project.id,
      name: project.name,
      builderId: project.builderId,
      builderName: builder.name,
      localityId: project.localityId,
      localitySlug: place.slug,
      locality: project.locality,
      stage: project.stage,
      units: project.units,
      minPrice: project.minPrice,
      maxPrice: project.maxPrice,
      possessionOn: project.possessionOn,
      reraNumber: project.reraNumber,
      reraValidUntil: project.reraValidUntil,
      latitude: project.latitude,
      longitude: project.longitude,
      sponsored: project.sponsored,
    })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .innerJoin(place, eq(place.id, project.localityId))
    .where(eq(project.city, city))
    .orderBy(desc(project.launchedOn), desc(project.id));
  return rows.map((row) => ({ ...row, url: projectLink({ ...row, builder: row.builderName }) }));
}

/** Filters with counts for their options. Each count uses all other filters. */
export const COUNTED_FIELDS = ['localities', 'stages', 'units', 'possession', 'builder', 'rera'] as const;
export type CountedField = (typeof COUNTED_FIELDS)[number];

/** Whether a project fits each counted filter of a search; a filter that is not set fits all. */
export function countedTests(search: ResolvedProjectSearch): Record<CountedField, (fact: ProjectFact) => boolean> {
  const { query, localityIds, builderId, today } = search;
  const before = query.possession && latestPossession(query.possession, today);
  return {
    localities: ({ localityId }) => localityIds.length === 0 || localityIds.includes(localityId),
    stages: ({ stage }) => query.stages.length === 0 || query.stages.includes(stage),
    units: ({ units }) => query.units.length === 0 || units.some((unit) => query.units.includes(unit)),
    possession: ({ possessionOn }) => before === undefined || possessionOn <= before,
    builder: (fact) => builderId === undefined || fact.builderId === builderId,
    rera: (fact) => !query.rera || isRegistered(fact, today),
  };
}

/** Whether a project fits the budget and the bounds of a search. */
export function fitsPlace({ query }: ResolvedProjectSearch, fact: ProjectFact): boolean {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, bounds } = query;
  if (fact.maxPrice < minPrice || fact.minPrice > maxPrice) return false;
  if (!bounds) return true;
  const { latitude, longitude } = fact;
  return latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east;
}

/** The projects of a slice that fit a search, in its order. */
export function fitting(slice: readonly ProjectFact[], search: ResolvedProjectSearch): ProjectFact[] {
  const tests = Object.values(countedTests(search));
  return slice.filter((fact) => fitsPlace(search, fact) && tests.every((test) => test(fact)));
}

export function isRegistered({ reraNumber, reraValidUntil }: ProjectFact, today: string): boolean {
  return reraStatus({ number: reraNumber, validUntil: reraValidUntil }, today) === 'REGISTERED';
}
