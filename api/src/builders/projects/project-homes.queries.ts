import type { ProjectRate } from '@aangan/shared-kit/contracts/projects';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { ALL_SIZES, localityTrend, project } from '../../places/public.ts';
import { listing, recordsById } from '../../search/listings/public.ts';
import { projectRate } from './projects.tables.ts';

/** Active listings in a project, newest first, and how many there are; undefined for an unknown project. */
export async function listingsInProject(
  database: Database,
  { id, category, size, assetUrl }: { id: string; category: 'RENT' | 'BUY'; size: number; assetUrl: string },
): Promise<{ records: PropertyRecord[]; total: number } | undefined> {
  const [of] = await database.select({ societyId: project.societyId }).from(project).where(eq(project.id, id));
  if (!of) return undefined;
  const inProject = and(eq(listing.societyId, of.societyId), eq(listing.category, category), listing.active);
  const [newest, total] = await Promise.all([
    database
      .select({ id: listing.id })
      .from(listing)
      .where(inProject)
      .orderBy(desc(listing.postedAt), desc(listing.id))
      .limit(size),
    database.$count(listing, inProject),
  ]);
  const ids = newest.map((row) => row.id);
  const records = await recordsById(database, ids, assetUrl);
  return { records: ids.flatMap((each) => records.get(each) ?? []), total };
}

/** Monthly prices per sq ft of a project beside its locality's, oldest first; undefined for an unknown project. */
export async function ratesOfProject(database: Database, id: string): Promise<ProjectRate[] | undefined> {
  const [of] = await database.select({ localityId: project.localityId }).from(project).where(eq(project.id, id));
  if (!of) return undefined;
  const rows = await database
    .select({
      month: localityTrend.month,
      project: projectRate.pricePerSqft,
      locality: localityTrend.pricePerSqft,
      sampleSize: localityTrend.sampleSize,
    })
    .from(localityTrend)
    .leftJoin(projectRate, and(eq(projectRate.projectId, id), eq(projectRate.month, localityTrend.month)))
    .where(and(eq(localityTrend.placeId, of.localityId), eq(localityTrend.bhk, ALL_SIZES)))
    .orderBy(asc(localityTrend.month));
  return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
}
