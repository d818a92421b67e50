import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { cardsById, type ListingCard } from './listing-cards.ts';
import { cursorOf } from './page-cursor.ts';
import { filterConditions, localityCondition } from './search-conditions.ts';
import { originOf, type ResolvedSearch, sortOf } from './search-query.ts';
import { ORDERS, type PageKey, pointOf } from './sort-orders.ts';

interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Where this page and the two before it begin, this one first; without it the page is reached by OFFSET. */
  readonly after: readonly PageKey[] | undefined;
}

/** Reads the cards of a page of a city, in its order. */
export type CardReader = (
  wanted: readonly { readonly id: string; readonly version: string | undefined }[],
  city: string,
) => Promise<ListingCard[]>;

interface SearchPage {
  readonly cards: readonly ListingCard[];
  /** Cursors of the adjacent pages, as far as they are known. */
  readonly pages: readonly { page: number; after: string }[];
}

const PAGES_AHEAD = 4;
const PAGES_BEHIND = 2;

/**
 * One page and the cursors around it. The keys of this page and the next four are read from the index alone, then the
 * cards of this page by primary key, unless cached. The pages before cost nothing: a cursor contains their keys.
 */
export async function searchPage(
  database: Database,
  search: ResolvedSearch,
  request: PageRequest,
  readCards: CardReader = (wanted, city) =>
    cardsById(
      database,
      wanted.map(({ id }) => id),
      city,
    ),
): Promise<SearchPage> {
  const { page, size, after } = request;
  const scan = keyScan(request);
  const keys = await keysOf(database, search, scan);
  const cards = await readCards(keys.slice(scan.first, scan.first + size), search.city.slug);
  // With OFFSET, the scan starts up to two pages early and so finds the keys before this page.
  const firstPage = page - scan.first / size;
  const starts = new Map<number, PageKey>(after?.map((key, back) => [page - back, key]));
  // The last key of a page is where the next one begins, if a key follows it.
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
  /** The range of the found keys that belongs to the page: start, counted from 0, and count. */
  readonly first: number;
  readonly size: number;
}

/** The scan that a page and the cursors around it need. */
export function keyScan({ page, size, after }: PageRequest): KeyScan {
  const early = after ? 0 : Math.min(PAGES_BEHIND, page - 1);
  return {
    after: after?.[0],
    skip: after ? 0 : (page - 1 - early) * size,
    // One extra key shows whether the page of the last cursor has any listings.
    limit: (early + PAGES_AHEAD) * size + 1,
    first: early * size,
    size,
  };
}

interface FoundKey extends PageKey {
  /** Version of the listing's row, for the keys of the page itself. */
  readonly version: string | undefined;
}

async function keysOf(database: Database, search: ResolvedSearch, scan: KeyScan): Promise<FoundKey[]> {
  const { rows } = await database.execute<{ keys: string | null }>(keyQuery(search, scan));
  const keys = rows[0]?.keys?.split(',') ?? [];
  return keys.map((key) => {
    const [id = '', value, version] = key.split(' ');
    return { id, value: Number(value), version };
  });
}

/**
 * The keys of a search in its order, as one text, because 121 rows cost more to receive than to find. Keys of the page
 * itself include the version of their row (`xmin`, the transaction that wrote it), so that cached cards are not read.
 */
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
  // Several localities: each is read in order from its own index range, and the ranges are merged.
  const merged = sql.join(
    scans.map((each) => sql`(${each})`),
    sql` union all `,
  );
  return sql`
    select string_agg(
      id || ' ' || ${order.read(sql`key`)} ||
        case when place > ${scan.first} and place <= ${scan.first + scan.size}
          then ' ' || (select l.xmin::text from listing l where l.city = ${search.city.slug} and l.id = k.id) else '' end,
      ',' order by key ${direction}, id ${direction}) as keys
    from (
      select id, key, row_number() over (order by key ${direction}, id ${direction}) as place from (
        select id, key from (${merged}) m order by key ${direction}, id ${direction}
        limit ${scan.limit} offset ${scan.skip}
      ) p
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
  const reachKm = sort === 'nearest' ? originOf(search)?.reachKm : undefined;
  if (reachKm !== undefined) {
    // Lets the index scan end at the radius instead of searching the whole city; 2 % margin for the flat map.
    conditions.push(sql`l.position <@ circle(${pointOf(search)}, ${reachKm * 1.02}::float8)`);
  }
  return conditions;
}
