import { PROJECTS_SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';
import { shortlistedProject } from './project-shortlist.tables.ts';

interface ShortlistedProject {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Shortlisted projects of a person, newest first. */
export async function projectShortlistOf(
  database: Pick<Database, 'select'>,
  accountId: string,
): Promise<readonly ShortlistedProject[]> {
  const rows = await database
    .select({ id: shortlistedProject.projectId, at: shortlistedProject.shortlistedAt })
    .from(shortlistedProject)
    .where(eq(shortlistedProject.accountId, accountId))
    .orderBy(desc(shortlistedProject.shortlistedAt), desc(shortlistedProject.projectId));
  return rows.map(({ id, at }) => ({ id, at: at.getTime() }));
}

interface Added {
  /** Those of the given ids that are projects. */
  readonly known: number;
  /** Those that exceeded the limit. */
  readonly overLimit: number;
}

/** Adds projects up to the limit, the first ones first. Shortlisted and unknown projects change nothing. */
export function addToProjectShortlist(
  database: Database,
  accountId: string,
  ids: readonly string[],
  now: number,
): Promise<Added> {
  return database.transaction(async (transaction) => {
    // Without the lock, two browsers that add at once would both count before either writes.
    await lockAccount(transaction, accountId);
    const rows = await transaction
      .select({ id: project.id })
      .from(project)
      .where(inArray(project.id, [...ids]));
    const known = new Set(rows.map(({ id }) => id));
    const before = new Set((await projectShortlistOf(transaction, accountId)).map(({ id }) => id));
    const added = [...new Set(ids)].filter((id) => known.has(id) && !before.has(id));
    const fitting = added.slice(0, Math.max(0, PROJECTS_SHORTLISTED_AT_MOST - before.size));
    if (fitting.length > 0) {
      await transaction.insert(shortlistedProject).values(
        // A millisecond apart, so that their order is stored.
        fitting.map((projectId, place) => ({ accountId, projectId, shortlistedAt: new Date(now - place) })),
      );
    }
    return { known: known.size, overLimit: added.length - fitting.length };
  });
}

export async function removeFromProjectShortlist(
  database: Database,
  accountId: string,
  projectId: string,
): Promise<void> {
  await database
    .delete(shortlistedProject)
    .where(and(eq(shortlistedProject.accountId, accountId), eq(shortlistedProject.projectId, projectId)));
}
