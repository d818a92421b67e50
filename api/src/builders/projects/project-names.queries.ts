import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, project } from '../../places/public.ts';
import { cardRows, projectCardOf } from './project-cards.ts';

interface NameSearch {
  /** Undefined for all cities. */
  readonly city: string | undefined;
  readonly hint: string;
  readonly size: number;
  /** `2026-11-23` */
  readonly today: string;
}

/** Projects whose name, or whose builder's name, contains the text; names that begin with it come first. */
export async function projectsNamed(database: Database, { city, hint, size, today }: NameSearch) {
  const text = hint.replace(/[\\%_]/g, '\\$&');
  const begins = sql`${project.name} ilike ${`${text}%`}`;
  const rows = await cardRows(database)
    .where(
      and(
        city === undefined ? undefined : eq(project.city, city),
        or(ilike(project.name, `%${text}%`), ilike(builder.name, `%${text}%`)),
      ),
    )
    .orderBy(desc(begins), asc(project.name), asc(project.id))
    .limit(size);
  return rows.map((row) => projectCardOf(row, today));
}
