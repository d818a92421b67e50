import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { cardsByIds } from './project-cards.ts';
import { searchConditions } from './project-conditions.ts';
import { cursorOf, keyOfCursor, type ProjectKey } from './project-cursor.ts';
import { PROJECT_ORDERS, type ResolvedProjectSearch } from './project-search.ts';

interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Cursor of the page; without it the page is reached by OFFSET. */
  readonly after: string | undefined;
}

interface ProjectPage {
  readonly projects: ProjectCard[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Most pins on a map. */
const MOST_PINS = 500;

/** One page: its keys from the index alone, then its cards by primary key. */
export async function projectPage(
  database: Database,
  search: ResolvedProjectSearch,
  { page, size, after }: PageRequest,
): Promise<ProjectPage> {
  const { sort } = search.query;
  const key = after === undefined ? undefined : keyOfCursor(sort, after);
  const { rows } = await database.execute<{ id: string; key: string }>(
    keyQuery(search, { after: key, skip: key ? 0 : (page - 1) * size, limit: size + 1 }),
  );
  const last = rows.length > size ? rows[size - 1] : undefined;
  const ids = rows.slice(0, size).map(({ id }) => id);
  return {
    projects: await cardsByIds(database, ids, search.today),
    next: last ? cursorOf(sort, { value: last.key, id: last.id }) : null,
  };
}

/** The keys of a search in its order. */
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
    select p.id, ${column}::text as key from project p
    where ${searchConditions(search)} ${from}
    order by ${column} ${direction}, p.id ${direction} limit ${limit} offset ${skip}`;
}

/** How many projects fit. */
export async function projectTotal(database: Database, search: ResolvedProjectSearch): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from project p where ${searchConditions(search)}`,
  );
  return rows[0]?.total ?? 0;
}

/** An advertised project that fits: the one that was launched last. */
export async function sponsoredProject(database: Database, search: ResolvedProjectSearch): Promise<ProjectCard | null> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select p.id from project p where p.sponsored and ${searchConditions(search)}
    order by p.launched_on desc, p.id desc limit 1`);
  const [card] = await cardsByIds(
    database,
    rows.map(({ id }) => id),
    search.today,
  );
  return card ?? null;
}

/** Cards within bounds for a map, newest launch first. */
export async function projectPins(database: Database, search: ResolvedProjectSearch): Promise<ProjectCard[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select p.id from project p where ${searchConditions(search)}
    order by p.launched_on desc, p.id desc limit ${MOST_PINS}`);
  return cardsByIds(
    database,
    rows.map(({ id }) => id),
    search.today,
  );
}
