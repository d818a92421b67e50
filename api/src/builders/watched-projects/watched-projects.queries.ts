import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account, PERSON } from '../../people/accounts/public.ts';
import { builder, project } from '../../places/public.ts';
import { watchedProject } from './watched-projects.tables.ts';

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
  row: watchedProject,
};

/** The projects that a person watches, or one of them; last added first. */
export async function watchedBy(database: DatabaseOrTransaction, accountId: string, projectId?: string) {
  return database
    .select(FACTS)
    .from(watchedProject)
    .innerJoin(project, eq(project.id, watchedProject.projectId))
    .innerJoin(builder, eq(builder.id, project.builderId))
    .where(
      and(
        eq(watchedProject.accountId, accountId),
        projectId === undefined ? undefined : eq(watchedProject.projectId, projectId),
      ),
    )
    .orderBy(desc(watchedProject.since), desc(watchedProject.projectId))
    .limit(AT_MOST);
}

export async function countWatched(database: Pick<Database, '$count'>, accountId: string): Promise<number> {
  return database.$count(watchedProject, eq(watchedProject.accountId, accountId));
}

/** ₹ of the cheapest unit of a project; undefined without such a project. */
export async function priceOf(database: DatabaseOrTransaction, projectId: string): Promise<number | undefined> {
  const [found] = await database.select({ price: project.minPrice }).from(project).where(eq(project.id, projectId));
  return found?.price;
}

/** People with a price alert on a project whose known price is another than today's. */
export async function peopleToTell(database: Database, projectId: string): Promise<string[]> {
  const rows = await database
    .select({ accountId: watchedProject.accountId })
    .from(watchedProject)
    .innerJoin(project, eq(project.id, watchedProject.projectId))
    .where(
      and(
        eq(watchedProject.projectId, projectId),
        eq(watchedProject.priceAlert, true),
        ne(watchedProject.knownPrice, project.minPrice),
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
      before: watchedProject.knownPrice,
      now: project.minPrice,
    })
    .from(watchedProject)
    .innerJoin(project, eq(project.id, watchedProject.projectId))
    .innerJoin(builder, eq(builder.id, project.builderId))
    .innerJoin(account, eq(account.id, watchedProject.accountId))
    .where(
      and(
        eq(watchedProject.accountId, accountId),
        eq(watchedProject.projectId, projectId),
        eq(watchedProject.priceAlert, true),
        ne(watchedProject.knownPrice, project.minPrice),
      ),
    );
  return found;
}
