import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { cardsById, type ListingCard } from './listing-cards.ts';
import { cursorOf } from './page-cursor.ts';
import { filterConditions, localityCondition } from './search-conditions.ts';
import { type ResolvedSearch, sortOf } from './search-query.ts';
import { ORDERS, type PageKey, pointOf } from './sort-orders.ts';

interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Where the page begins and the two before it began, that one first; without it the page is counted off. */
  readonly after: readonly PageKey[] | undefined;
}

interface SearchPage {
  readonly cards: readonly ListingCard[];
  /** Cursors of the pages around, as far as they are known. */
  readonly pages: readonly { page: number; after: string }[];
}

const PAGES_AHEAD = 4;
const PAGES_BEHIND = 2;

/**
 * One page and the cursors around it. The keys of this page and the next four are read off the index alone, then the
 * cards of this page by primary key. The way back costs nothing: a cursor carries the keys of the pages before it.
 */
export async function searchPage(
  database: Database,
  search: ResolvedSearch,
  request: PageRequest,
): Promise<SearchPage> {
  const { page, size, after } = request;
  const keys = await keysOf(database, search, keyScan(request));
  // Counted off, the scan starts up to two pages early and so meets the keys behind this page on its way.
  const firstPage = after ? page : Math.max(1, page - PAGES_BEHIND);
  const first = (page - firstPage) * size;
  const cards = await cardsById(
    database,
    keys.slice(first, first + size).map(({ id }) => id),
  );
  const starts = new Map<number, PageKey>(after?.map((key, back) => [page - back, key]));
  // The last key of a page is where the next one begins, provided that there is a key after it.
  for (let last = size; last < keys.length; last += size) {
    const key = keys[last - 1];
    if (key) starts.set(firstPage + last / size, key);
  }
  const sort = sortOf(search);
  return {
    cards,
    pages: [...starts.keys()]
      .filter((each) => each !== page && each > 1)
      .sort((a, b) => a - b)
      .map((each) => ({ page: each, after: cursorOf(sort, trail(starts, each)) })),
  };
}

/** Where a page begins and, as far as known, the two before it. */
function trail(starts: ReadonlyMap<number, PageKey>, page: number): PageKey[] {
  return Array.from({ length: PAGES_BEHIND + 1 }, (_, back) => starts.get(page - back)).filter(
    (key) => key !== undefined,
  );
}

interface KeyScan {
  readonly after: PageKey | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** The scan that a page and the cursors around it need. */
export function keyScan({ page, size, after }: PageRequest): KeyScan {
  const early = after ? 0 : Math.min(PAGES_BEHIND, page - 1);
  return {
    after: after?.[0],
    skip: after ? 0 : (page - 1 - early) * size,
    // One key more than the pages before the last cursor hold tells whether that page has anything.
    limit: (early + PAGES_AHEAD) * size + 1,
  };
}

async function keysOf(database: Database, search: ResolvedSearch, scan: KeyScan): Promise<PageKey[]> {
  const { rows } = await database.execute<{ keys: string | null }>(keyQuery(search, scan));
  const keys = rows[0]?.keys?.split(',') ?? [];
  return keys.map((key) => {
    const space = key.indexOf(' ');
    return { id: key.slice(0, space), value: Number(key.slice(space + 1)) };
  });
}

/** The keys of a search in its order, as one text: 121 rows would cost more to receive than to find. */
export function keyQuery(search: ResolvedSearch, scan: KeyScan): SQL {
  const order = ORDERS[sortOf(search)];
  const direction = sql.raw(order.direction);
  const branches = search.localities.length > 0 ? search.localities : [undefined];
  const scans = branches.map((locality) => {
    const conditions = [
      localityCondition(search, locality),
      ...filterConditions(search),
      ...scanConditions(search, scan),
    ];
    return sql`
      select l.id, ${order.column(search)} as key from listing l where ${sql.join(conditions, sql` and `)}
      order by key ${direction}, l.id ${direction} limit ${scan.skip + scan.limit}`;
  });
  // Several localities: each comes in order from its own index range, and the ranges are merged.
  const merged = sql.join(
    scans.map((each) => sql`(${each})`),
    sql` union all `,
  );
  return sql`
    select string_agg(id || ' ' || ${order.read(sql`key`)}, ',' order by key ${direction}, id ${direction}) as keys
    from (
      select id, key from (${merged}) m order by key ${direction}, id ${direction}
      limit ${scan.limit} offset ${scan.skip}
    ) k`;
}

function scanConditions(search: ResolvedSearch, { after }: KeyScan): SQL[] {
  const sort = sortOf(search);
  const order = ORDERS[sort];
  const conditions: SQL[] = [];
  if (after) {
    const beyond = sql.raw(order.direction === 'desc' ? '<' : '>');
    conditions.push(sql`(${order.column(search)}, l.id) ${beyond} (${order.bind(after.value)}, ${after.id})`);
  }
  if (sort === 'nearest' && search.around) {
    // Lets the index stop at the rim instead of looking for more all over the city; 2 % for the flat map.
    conditions.push(sql`l.position <@ circle(${pointOf(search)}, ${search.around.radiusKm * 1.02}::float8)`);
  }
  return conditions;
}
