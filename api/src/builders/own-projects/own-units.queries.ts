import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { project } from '../../places/public.ts';
import { projectFacts, projectUnit } from '../projects/public.ts';

const PROJECT = { id: project.id, name: project.name, city: project.city, stage: project.stage };

/** The projects of a builder with their kinds of units, in the order of their names. */
export async function projectsWithUnits(database: Database, builderId: string) {
  const projects = await database
    .select({ ...PROJECT, updatedOn: projectFacts.updatedOn })
    .from(project)
    .innerJoin(projectFacts, eq(projectFacts.projectId, project.id))
    .where(eq(project.builderId, builderId))
    .orderBy(asc(project.name), asc(project.id));
  const units = await unitsOf(
    database,
    projects.map(({ id }) => id),
  );
  return projects.map((each) => ({ ...each, units: units.filter(({ projectId }) => projectId === each.id) }));
}

/** The kinds of units of projects, in order. */
export async function unitsOf(database: DatabaseOrTransaction, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  return database
    .select({
      projectId: projectUnit.projectId,
      id: projectUnit.id,
      type: projectUnit.type,
      builtUpArea: projectUnit.builtUpArea,
      price: projectUnit.price,
      total: projectUnit.total,
      available: projectUnit.available,
    })
    .from(projectUnit)
    .where(inArray(projectUnit.projectId, [...projectIds]))
    .orderBy(asc(projectUnit.projectId), asc(projectUnit.position));
}

/** A project of a builder, locked until the transaction ends; undefined for those of others. */
export async function lockOwnProject(transaction: Transaction, builderId: string, projectId: string) {
  const [found] = await transaction
    .select({ id: project.id, builderId: project.builderId, city: project.city, minPrice: project.minPrice })
    .from(project)
    .where(eq(project.id, projectId))
    .for('update');
  return found?.builderId === builderId ? found : undefined;
}

/**
 * Repeats the prices of a project's units where lists read them.
 * @param today the day on which price and stock were confirmed
 * @returns ₹ of the cheapest unit
 */
export async function refreshPrices(transaction: Transaction, projectId: string, today: string): Promise<number> {
  const of = (column: 'price' | 'built_up_area', how: 'min' | 'max' | 'sum') =>
    sql`(select ${sql.raw(how)}(${sql.raw(column)}) from ${projectUnit} where ${projectUnit.projectId} = ${projectId})`;
  const [changed] = await transaction
    .update(project)
    .set({
      minPrice: sql`${of('price', 'min')}`,
      maxPrice: sql`${of('price', 'max')}`,
      pricePerSqft: sql`round(${of('price', 'sum')}::numeric / ${of('built_up_area', 'sum')})::int`,
    })
    .where(eq(project.id, projectId))
    .returning({ minPrice: project.minPrice });
  await transaction.update(projectFacts).set({ updatedOn: today }).where(eq(projectFacts.projectId, projectId));
  if (!changed) throw new Error('The project is missing although it was locked.');
  return changed.minPrice;
}
