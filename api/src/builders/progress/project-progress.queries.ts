import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, city, project } from '../../places/public.ts';
import { builderComplaint, projectQuarter, projectTitleCheck } from './project-progress.tables.ts';

/** Most complaints of one answer. */
const COMPLAINTS = 50;

/** What lists of progress and records show of a project. */
const RECORDED = {
  id: project.id,
  name: project.name,
  city: project.city,
  stage: project.stage,
  promisedOn: project.promisedOn,
  possessionOn: project.possessionOn,
};

/** A project with its registration, builder and title check; undefined without such a project. */
export async function recordedProject(database: Database, id: string) {
  const [found] = await database
    .select({
      project: RECORDED,
      builder: { id: builder.id, name: builder.name },
      rera: { number: project.reraNumber, validUntil: project.reraValidUntil, state: city.state },
      titleCheck: projectTitleCheck,
    })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .innerJoin(city, eq(city.slug, project.city))
    .leftJoin(projectTitleCheck, eq(projectTitleCheck.projectId, project.id))
    .where(eq(project.id, id));
  return found;
}

/** The quarterly reports of a project, the last one first. */
export async function quartersOf(database: Database, projectId: string) {
  return database
    .select()
    .from(projectQuarter)
    .where(eq(projectQuarter.projectId, projectId))
    .orderBy(desc(projectQuarter.endsOn));
}

/** Complaints about a builder, or about one of its projects, newest first. */
export async function complaintsAbout(database: Database, about: { builderId: string } | { projectId: string }) {
  return database
    .select({ row: builderComplaint, project: { id: project.id, name: project.name } })
    .from(builderComplaint)
    .innerJoin(project, eq(project.id, builderComplaint.projectId))
    .where(
      'builderId' in about
        ? eq(builderComplaint.builderId, about.builderId)
        : eq(builderComplaint.projectId, about.projectId),
    )
    .orderBy(desc(builderComplaint.filedOn), asc(builderComplaint.id))
    .limit(COMPLAINTS);
}

export function countOpenComplaints(database: Pick<Database, '$count'>, projectId: string): Promise<number> {
  return database.$count(
    builderComplaint,
    and(eq(builderComplaint.projectId, projectId), eq(builderComplaint.state, 'OPEN')),
  );
}

/** A builder with all its projects, latest possession first; undefined without such a builder. */
export async function builderWithProjects(database: Database, id: string) {
  const [found] = await database.select().from(builder).where(eq(builder.id, id));
  if (!found) return undefined;
  const projects = await database
    .select(RECORDED)
    .from(project)
    .where(eq(project.builderId, id))
    .orderBy(desc(project.possessionOn), asc(project.id));
  return { builder: found, projects };
}
