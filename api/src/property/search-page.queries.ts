import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { cardJoin, type ListingCard } from './listing-cards.ts';
import { cursorOf } from './page-cursor.ts';
import { filterConditions, localityCondition } from './search-conditions.ts';
import { type ResolvedSearch, sortOf } from './search-query.ts';
import { ORDERS, type PageKey, pointOf } from './sort-orders.ts';

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Last key of the page before; without it the page is counted off. */
  readonly after: PageKey | undefined;
}

export interface SearchPage {
  readonly cards: readonly ListingCard[];
  /** Cursors of the pages around, as far as the results go. */
  readonly pages: readonly { page: number; after: string }[];
}

const PAGES_AHEAD = 4;
const PAGES_BEHIND = 2;

interface KeyRow extends Record<string, unknown> {
  /** From 1; behind the page counted backwards below 0. */
  readonly n: number;
  readonly keyId: string;
  readonly keyValue: number;
}

/**
 * One page and the cursors around it, in one round trip: the keys of this page and the next four are read off the
 * index alone, then the cards of this page by primary key.
 */
export async function searchPage(
  database: Database,
  search: ResolvedSearch,
  request: PageRequest,
): Promise<SearchPage> {
  const { page, size, after } = request;
  // Counted off, the scan starts two pages early and so meets the cursors behind this page on its way.
  const shift = after ? 0 : Math.min(PAGES_BEHIND, page - 1);
  const { rows } = await database.execute<KeyRow & ListingCard>(pageQuery(search, request, shift));
  const first = shift * size;
  const ahead = rows.filter(({ n }) => n > 0).sort((a, b) => a.n - b.n);
  const last = ahead.at(-1)?.n ?? 0;
  const cursor = ({ keyId, keyValue }: KeyRow) => cursorOf(sortOf(search), { id: keyId, value: keyValue });
  const forward = ahead
    // The last key of a page is the next one's cursor, provided that there is a next one.
    .filter(({ n }) => n % size === 0 && n < last)
    .map((row) => ({ page: page - shift + row.n / size, after: cursor(row) }));
  const backward = rows
    .filter(({ n }) => n < 0)
    .map((row) => ({ page: page - (-row.n - 1) / size, after: cursor(row) }));
  return {
    cards: ahead.filter(({ n }) => n > first && n <= first + size),
    pages: [...backward, ...forward]
      .filter((each) => each.page > 1 && each.page !== page)
      .sort((a, b) => a.page - b.page),
  };
}

/** The statement of {@link searchPage}; `shift` pages are read before the one asked for. */
export function pageQuery(search: ResolvedSearch, { page, size, after }: PageRequest, shift: number): SQL {
  const order = ORDERS[sortOf(search)];
  const skip = after ? 0 : (page - 1 - shift) * size;
  // One key more than the pages before the last cursor hold tells whether that page has anything.
  const wanted = (shift + PAGES_AHEAD) * size + 1;
  const ahead = keys(search, { after, skip, limit: wanted, backwards: false });
  const behind =
    after && page > 2
      ? sql`union all select id, key, -n from (${keys(search, { after, skip: 0, limit: PAGES_BEHIND * size + 1, backwards: true })}) b where n % ${size}::int = 1 and n > 1`
      : sql.empty();
  return sql`
    with ahead as materialized (${ahead})
    select k.n, k.id "keyId", ${order.read(sql`k.key`)} "keyValue", card.*
    from (
      select id, key, n from ahead
      where (n > ${shift * size}::int and n <= ${(shift + 1) * size}::int) or n % ${size}::int = 0 or n = ${wanted}::int
      or n = (select max(n) from ahead)
      ${behind}
    ) k
    left join lateral (${cardJoin(sql`l.id = k.id`)}) card
      on k.n > ${shift * size}::int and k.n <= ${(shift + 1) * size}::int`;
}

interface KeyScan {
  readonly after: PageKey | undefined;
  readonly skip: number;
  readonly limit: number;
  /** From `after`, that key included, towards the first page. */
  readonly backwards: boolean;
}

/** Numbered keys of a search in its order: `id, key, n`. */
function keys(search: ResolvedSearch, scan: KeyScan): SQL {
  const order = ORDERS[sortOf(search)];
  const direction = sql.raw((order.direction === 'desc') === scan.backwards ? 'asc' : 'desc');
  const upTo = scan.skip + scan.limit;
  const branches = search.localities.length > 0 ? search.localities : [undefined];
  const scans = branches.map(
    (locality) => sql`
      select l.id, ${order.column(search)} as key from listing l
      where ${sql.join([localityCondition(search, locality), ...filterConditions(search), ...scanConditions(search, scan)], sql` and `)}
      order by key ${direction}, l.id ${direction} limit ${upTo}`,
  );
  const [only = sql.empty()] = scans;
  // Several localities: each comes in order from its own index range, and the ranges are merged.
  const source =
    scans.length > 1
      ? sql.join(
          scans.map((each) => sql`(${each})`),
          sql` union all `,
        )
      : only;
  return sql`
    select id, key, (row_number() over (order by key ${direction}, id ${direction}) - ${scan.skip}::int)::int as n
    from (select id, key from (${source}) u order by key ${direction}, id ${direction} limit ${upTo}) k
    offset ${scan.skip}`;
}

function scanConditions(search: ResolvedSearch, { after, backwards }: KeyScan): SQL[] {
  const sort = sortOf(search);
  const order = ORDERS[sort];
  const conditions: SQL[] = [];
  if (after) {
    const beyond = sql.raw(`${(order.direction === 'desc') === backwards ? '>' : '<'}${backwards ? '=' : ''}`);
    conditions.push(sql`(${order.column(search)}, l.id) ${beyond} (${order.bind(after.value)}, ${after.id})`);
  }
  if (sort === 'nearest' && search.around) {
    // Lets the index stop at the rim instead of looking for more all over the city; 2 % for the flat map.
    conditions.push(sql`l.position <@ circle(${pointOf(search)}, ${search.around.radiusKm * 1.02}::float8)`);
  }
  return conditions;
}
