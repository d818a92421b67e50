import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingQuery } from '@aangan/shared-kit/contracts/listing-query';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { type SQL, sql } from 'drizzle-orm';
import { seedDatabase } from '../../../demo/seed/seed-database.ts';
import { besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import type { OpenDatabase } from '../../foundation/database/client.ts';
import { migrateModules } from '../../migrate-modules.ts';
import { sliceQuery } from './listing-slice.queries.ts';
import { keyQuery, keyScan } from './search-page.queries.ts';
import { searchStores } from './search-stores.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const SEARCHES: { name: string; query: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../testing/common-searches.json'), 'utf8'),
);

/** The expected index of each of the commonest searches. */
const INDEXES: Readonly<Record<string, string>> = {
  'homes for rent in a city': 'listing_newest',
  '2 BHK for rent in a city': 'listing_newest',
  'homes for rent in a locality': 'listing_locality_newest',
  '2 BHK for rent in a locality within a budget': 'listing_locality_newest',
  '2 or 3 BHK for rent in three localities': 'listing_locality_newest',
  'furnished homes for rent, cheapest first': 'listing_price',
  'homes for a family, free within a month': 'listing_newest',
  '2 or 3 BHK for sale in a city': 'listing_newest',
  'homes for sale, dearest first': 'listing_price',
  'PG for women in a locality, cheapest first': 'listing_locality_price',
  'homes near a station, nearest first': 'listing_position',
  'offices for rent, largest first': 'listing_area',
  'homes for rent, lowest price per sq ft first': 'listing_per_sqft',
  'homes for sale, recently confirmed first': 'listing_confirmed',
};

/** Sorted by distance and then id: the index gives the distance, only ties are sorted. */
const SORTS_TIES = 'homes near a station, nearest first';

describe('the plan of', () => {
  let open: OpenDatabase;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const beside = await besideTestDatabase('plans');
    drop = beside.drop;
    await migrateModules(beside.url);
    await seedDatabase({ url: beside.url, listings: 25_000, now: TEST_NOW });
    open = openTestDatabase({ url: beside.url, connections: 2 });
  });
  afterAll(async () => {
    await open.close();
    await drop();
  });

  async function planOf(query: string, page: number): Promise<PlanNode[]> {
    const filled = query
      .replace('{localities}', 'koramangala,indiranagar,whitefield')
      .replace('{locality}', 'koramangala')
      .replace('{point}', 'manyata-tech-park');
    const stores = searchStores(
      open.database,
      () => TEST_NOW,
      () => undefined,
    );
    const parameters = Object.fromEntries(new URLSearchParams(`city=bangalore&${filled}`));
    const search = await stores.resolve(listingQuery.parse(parameters), () => undefined);
    const after = page === 1 ? undefined : [{ value: TEST_NOW, id: 'a' }];
    const keys = keyQuery(search, keyScan({ page, size: 30, after }));
    return explained(keys);
  }

  async function explained(query: SQL): Promise<PlanNode[]> {
    const { rows } = await open.database.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (format json, costs off) ${query}`,
    );
    return nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan);
  }

  /** Names of the indexes of `listing` whose parts in a partition a plan reads. */
  async function indexesOf(nodes: readonly PlanNode[]): Promise<Set<string>> {
    const read = nodes.flatMap((node) => node['Index Name'] ?? []);
    const { rows } = await open.database.execute<{ whole: string }>(
      sql`select distinct inhparent::regclass::text whole from pg_inherits
        where inhrelid = any(${sql.param(read)}::text[]::regclass[])`,
    );
    return new Set(rows.map(({ whole }) => whole));
  }

  it.each(SEARCHES)('$name reads one index in order: no sequential scan, no sort', async ({ name, query }) => {
    const nodes = await planOf(query, 1);
    const types = nodes.map((node) => node['Node Type']);
    expect(types).not.toContain('Seq Scan');
    expect(types).not.toContain('Sort');
    expect(types).not.toContain('Bitmap Heap Scan');
    if (name !== SORTS_TIES) expect(types).not.toContain('Incremental Sort');
    // The row versions of the page are read by primary key.
    expect(await indexesOf(nodes)).toEqual(new Set([INDEXES[name], 'listing_pkey']));
  });

  it.each(SEARCHES)('$name reads the partition of its city alone', async ({ query }) => {
    expect(partitionsOf(await planOf(query, 1))).toEqual(new Set(['listing_bangalore']));
  });

  it.each([
    ['counts of a category', sliceQuery({ city: 'bangalore', category: 'RENT' }, ['loc-bangalore-koramangala'])],
    ['cards of known ids', sql`select title from listing where city = 'bangalore' and id = any(array['a', 'b'])`],
  ])('%s read the partition of their city alone', async (_, query) => {
    expect(partitionsOf(await explained(query))).toEqual(new Set(['listing_bangalore']));
  });

  it('a listing by its id alone asks the primary key of each partition', async () => {
    const nodes = await explained(sql`select title from listing where id = 'a'`);
    expect(partitionsOf(nodes).size).toBe(CITIES.length + 1);
    expect(await indexesOf(nodes)).toEqual(new Set(['listing_pkey']));
  });

  it('a city without a partition of its own is stored and found elsewhere', async () => {
    expect(partitionsOf(await explained(sql`select title from listing where city = 'surat'`))).toEqual(
      new Set(['listing_elsewhere']),
    );
  });

  it('every city has a partition of its own', async () => {
    const { rows } = await open.database.execute<{ relid: string }>(
      sql`select relid::text from pg_partition_tree('listing') where isleaf order by 1`,
    );
    const own = CITIES.map(({ value }) => `listing_${value}`);
    expect(rows.map(({ relid }) => relid)).toEqual([...own, 'listing_elsewhere'].toSorted());
  });

  it('a page far into the results starts at its cursor', async () => {
    const nodes = await planOf('category=RENT', 200);
    const [scan] = nodes.filter((node) => node['Index Name']);
    expect(scan).toMatchObject({ 'Node Type': 'Index Only Scan' });
    expect(await indexesOf(scan ? [scan] : [])).toEqual(new Set(['listing_newest']));
    expect(scan?.['Index Cond']).toMatch(/ROW\(posted_at, id\) </);
  });
});

/** Partitions of `listing` that a plan reads. */
function partitionsOf(nodes: readonly PlanNode[]): Set<string> {
  return new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));
}

function nodesOf(node: PlanNode | undefined): PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(nodesOf)] : [];
}
