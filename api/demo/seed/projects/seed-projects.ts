import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { sql } from 'drizzle-orm';
import { projectFacts, projectImage, projectUnit } from '../../../src/builders/projects/public.ts';
import { type Database, fillTable } from '../../../src/foundation/database/public.ts';
import { project } from '../../../src/places/public.ts';
import { generateProject } from './generate-project.ts';
import { newestSites, projectSites } from './project-site.ts';

/**
 * Fills the empty tables of projects: 48 of each city, drawn from its societies and their listings, so listings come
 * before it.
 * @param now epoch ms
 */
export async function seedProjects(database: Database, now: number): Promise<void> {
  const today = indiaDay(now);
  const generated = [...newestSites(await projectSites(database)).values()].flatMap((sites) =>
    sites.map((site, at) => generateProject(site, at + 1, today)),
  );
  await database.transaction(async (transaction) => {
    await fillTable(
      transaction,
      project,
      generated.map((each) => each.project),
    );
    await fillTable(
      transaction,
      projectFacts,
      generated.map(({ facts }) => facts),
    );
    await fillTable(
      transaction,
      projectUnit,
      generated.flatMap(({ units }) => units),
    );
    await fillTable(
      transaction,
      projectImage,
      generated.flatMap(({ images }) => images),
    );
    // Prices per sq ft follow the locality's, from the launch to today.
    await transaction.execute(sql`
      insert into project_rate (project_id, month, price_per_sqft)
      select p.id, trend.month,
        round(p.price_per_sqft * trend.price_per_sqft::numeric / latest.price_per_sqft / 10)::int * 10
      from project p
      join locality_trend trend on trend.place_id = p.locality_id and trend.bhk = 'ALL'
      join lateral (
        select price_per_sqft from locality_trend
        where place_id = p.locality_id and bhk = 'ALL' order by month desc limit 1
      ) latest on true
      where trend.month >= p.launched_on`);
  });
}
