import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account, PERSON } from '../../people/accounts/public.ts';
import { builder, project } from '../../places/public.ts';
import { savedProject } from './saved-projects.tables.ts';

/** Most projects of one list. */
const AT_MOST = 200;

const FACTS = {
  project: {
    id: project.id,
    name: project.name,
    builder: builder.name,
    city: project.city,
    locality: project.locality,
    stage: project.stage,
    minPrice: project.minPrice,
    maxPrice: project.maxPrice,
    possessionOn: project.possessionOn,
  },
  row: savedProject,
};

/** The projects that a person has saved, or one of them; last saved first. */
export async function savedBy(database: DatabaseOrTransaction, accountId: string, projectId?: string) {
  return database
    .select(FACTS)
    .from(savedProject)
    .innerJoin(project, eq(project.id, savedProject.projectId))
    .innerJoin(builder, eq(builder.id, project.builderId))
    .where(
      and(
        eq(savedProject.accountId, accountId),
        projectId === undefined ? undefined : eq(savedProject.projectId, projectId),
      ),
    )
    .orderBy(desc(savedProject.savedAt), desc(savedProject.projectId))
    .limit(AT_MOST);
}

export async function countSaved(database: Pick<Database, '$count'>, accountId: string): Promise<number> {
  return database.$count(savedProject, eq(savedProject.accountId, accountId));
}

/** ₹ of the cheapest unit of a project; undefined without such a project. */
export async function priceOf(database: DatabaseOrTransaction, projectId: string): Promise<number | undefined> {
  const [found] = await database.select({ price: project.minPrice }).from(project).where(eq(project.id, projectId));
  return found?.price;
}

/** People with a price alert on a project whose known price is another than today's. */
export async function peopleToTell(database: Database, projectId: string): Promise<string[]> {
  const rows = await database
    .select({ accountId: savedProject.accountId })
    .from(savedProject)
    .innerJoin(project, eq(project.id, savedProject.projectId))
    .where(
      and(
        eq(savedProject.projectId, projectId),
        eq(savedProject.priceAlert, true),
        ne(savedProject.knownPrice, project.minPrice),
      ),
    );
  return rows.map(({ accountId }) => accountId);
}

/** What a price message needs; undefined when the person no longer wants one, or knows the price. */
export async function priceNews(database: DatabaseOrTransaction, accountId: string, projectId: string) {
  const [found] = await database
    .select({
      person: PERSON,
      name: project.name,
      builder: builder.name,
      before: savedProject.knownPrice,
      now: project.minPrice,
    })
    .from(savedProject)
    .innerJoin(project, eq(project.id, savedProject.projectId))
    .innerJoin(builder, eq(builder.id, project.builderId))
    .innerJoin(account, eq(account.id, savedProject.accountId))
    .where(
      and(
        eq(savedProject.accountId, accountId),
        eq(savedProject.projectId, projectId),
        eq(savedProject.priceAlert, true),
        ne(savedProject.knownPrice, project.minPrice),
      ),
    );
  return found;
}
