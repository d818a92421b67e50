import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingQuery } from '@aangan/shared-kit/contracts/listing-query';
import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../demo/seed/seed-database.ts';
import { besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import type { OpenDatabase } from '../../foundation/database/client.ts';
import { migrateModules } from '../../migrate-modules.ts';
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
    const { rows } = await open.database.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (format json, costs off) ${keys}`,
    );
    return nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan);
  }

  it.each(SEARCHES)('$name reads one index in order: no sequential scan, no sort', async ({ name, query }) => {
    const nodes = await planOf(query, 1);
    const types = nodes.map((node) => node['Node Type']);
    expect(types).not.toContain('Seq Scan');
    expect(types).not.toContain('Sort');
    expect(types).not.toContain('Bitmap Heap Scan');
    if (name !== SORTS_TIES) expect(types).not.toContain('Incremental Sort');
    // The row versions of the page are read by primary key.
    expect(new Set(nodes.flatMap((node) => node['Index Name'] ?? []))).toEqual(
      new Set([INDEXES[name], 'listing_pkey']),
    );
  });

  it('a page far into the results starts at its cursor', async () => {
    const nodes = await planOf('category=RENT', 200);
    const [scan] = nodes.filter((node) => node['Index Name']);
    expect(scan).toMatchObject({ 'Node Type': 'Index Only Scan', 'Index Name': 'listing_newest' });
    expect(scan?.['Index Cond']).toMatch(/ROW\(posted_at, id\) </);
  });
});

function nodesOf(node: PlanNode | undefined): PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(nodesOf)] : [];
}
