import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { asc, eq, sql } from 'drizzle-orm';
import { builderComplaint, projectQuarter, projectTitleCheck } from '../../../src/builders/progress/public.ts';
import { projectUnit } from '../../../src/builders/projects/public.ts';
import { projectReview } from '../../../src/builders/reviews/public.ts';
import { type Database, fillTable } from '../../../src/foundation/database/public.ts';
import { city, project } from '../../../src/places/public.ts';
import { readNames } from '../invented-data.ts';
import { complaintsAbout, titleCheckOf } from './builder-complaints.ts';
import { projectQuarters } from './project-quarters.ts';
import { demonstrationReviews } from './project-reviews.ts';

/**
 * Fills the empty tables of reviews, quarterly progress, title checks and complaints, all invented. Projects come
 * before them.
 * @param now epoch ms
 */
export async function seedProjectTrust(database: Database, now: number): Promise<void> {
  const today = indiaDay(now);
  const firstNames = [...new Set(Object.values(readNames().firstNames).flat())];
  const projects = await reportedProjects(database);
  await database.transaction(async (transaction) => {
    await fillTable(
      transaction,
      projectQuarter,
      projects.flatMap((each) => projectQuarters(each, today)),
    );
    await fillTable(
      transaction,
      projectTitleCheck,
      projects.flatMap((each) => titleCheckOf(each) ?? []),
    );
    await fillTable(
      transaction,
      builderComplaint,
      projects.flatMap((each) => complaintsAbout(each, today)),
    );
    await fillTable(
      transaction,
      projectReview,
      // Reviews are about homes, of which a development of plots has none yet.
      projects
        .filter(({ kind }) => kind !== 'PLOTS')
        .flatMap((each) => demonstrationReviews(each, { firstNames, today })),
    );
  });
}

async function reportedProjects(database: Database) {
  return database
    .select({
      id: project.id,
      builderId: project.builderId,
      state: city.state,
      kind: project.kind,
      stage: project.stage,
      reraNumber: project.reraNumber,
      launchedOn: project.launchedOn,
      promisedOn: project.promisedOn,
      possessionOn: project.possessionOn,
      unitsTotal: sql<number>`sum(${projectUnit.total})::int`,
      unitsSold: sql<number>`sum(${projectUnit.total} - ${projectUnit.available})::int`,
    })
    .from(project)
    .innerJoin(city, eq(city.slug, project.city))
    .innerJoin(projectUnit, eq(projectUnit.projectId, project.id))
    .groupBy(project.id, city.state)
    .orderBy(asc(project.id));
}
