import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { VersionedId } from './cached-project-cards.ts';
import { searchConditions } from './project-conditions.ts';
import { cursorOf, keyOfCursor, type ProjectKey } from './project-cursor.ts';
import { PROJECT_ORDERS, type ResolvedProjectSearch } from './project-search.ts';

interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Cursor of the page; without it the page is reached by OFFSET. */
  readonly after: string | undefined;
  readonly readCards: (wanted: readonly VersionedId[], today: string) => Promise<ProjectCard[]>;
}

interface ProjectPage {
  readonly projects: ProjectCard[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** One page: its keys from an index, then its cards by primary key unless they are cached. */
export async function projectPage(
  database: Database,
  search: ResolvedProjectSearch,
  { page, size, after, readCards }: PageRequest,
): Promise<ProjectPage> {
  const { sort } = search.query;
  const key = after === undefined ? undefined : keyOfCursor(sort, after);
  const { rows } = await database.execute<{ id: string; key: string; version: string }>(
    keyQuery(search, { after: key, skip: key ? 0 : (page - 1) * size, limit: size + 1 }),
  );
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    projects: await readCards(rows.slice(0, size), search.today),
    next: last ? cursorOf(sort, { value: last.key, id: last.id }) : null,
  };
}

/** The keys of a search in its order, with the versions of their rows. */
export function keyQuery(
  search: ResolvedProjectSearch,
  { after, skip, limit }: { after: ProjectKey | undefined; skip: number; limit: number },
): SQL {
  const order = PROJECT_ORDERS[search.query.sort];
  const column = sql.raw(`p.${order.column}`);
  const direction = sql.raw(order.direction);
  const beyond = sql.raw(order.direction === 'asc' ? '>' : '<');
  const type = sql.raw(order.type);
  const from = after ? sql`and (${column}, p.id) ${beyond} (${after.value}::${type}, ${after.id})` : sql``;
  return sql`
    select k.id, k.key, p.xmin::text as version from (
      select p.id, ${column}::text as key, row_number() over (order by ${column} ${direction}, p.id ${direction}) as place
      from project p where ${searchConditions(search)} ${from}
      order by ${column} ${direction}, p.id ${direction} limit ${limit} offset ${skip}
    ) k join project p on p.id = k.id order by k.place`;
}
