import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../api/src/foundation/database/public.ts';
import { type BenchData, type RunningApi, startApi, withData } from './api-process.ts';
import { type BenchRow, type BenchTable, note } from './bench-table.ts';
import { loadOf, quantile } from './client-load.ts';
import { CITIES, commonSearches, SEARCH } from './search-api.ts';

const CLIENTS = 8;
const REQUESTS = 2_000;
/** Requests where each one may have to load what another city has pushed out. */
const FEW_REQUESTS = 400;
const PORT = 4_730;
const TIMES = 300;
const MB = 1024;

/** Seeded listings, and how often each is copied: 10,000,000 together. */
const SEEDED = 500_000;
const COPIES = 19;

/** Cities of the second of three APIs behind the proxy of the cluster, see scripts/cluster/proxy-configuration.ts. */
const SOME_CITIES = ['bangalore', 'mumbai', 'gurgaon', 'greater-noida'] as const;

/**
 * Measures searching and posting in a large database: one API that is asked about seven cities, and one that is asked
 * about four, as behind the proxy. Uses the database in `BENCH_DATA_DIR` if there is one; else it makes one for an hour or less.
 */
export async function benchSearchScale(): Promise<BenchTable> {
  const data: BenchData = { listings: SEEDED, copies: COPIES, port: PORT };
  return withData(data, async (folder) => {
    const postgres = await startPostgres({ folder: join(folder, 'postgres'), settings: { shared_buffers: '1GB' } });
    try {
      const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, JOBS: 'off' };
      const some = await withApi(env, (api) => measure(api, SOME_CITIES, REQUESTS));
      const all = await withApi(env, (api) => measure(api, CITIES, FEW_REQUESTS));
      const stored = await measureDatabase(postgres.url);
      return {
        name: `Search over ${stored.listings.toLocaleString('en')} listings, ${CLIENTS} clients at once`,
        rows: [
          ...rowsOf(`one API for ${CITIES.length} cities`, all),
          ...rowsOf(`one API for ${SOME_CITIES.length} cities`, some),
          ...stored.rows,
        ],
      };
    } finally {
      await postgres.stop();
    }
  });
}

async function withApi<Result>(
  env: Readonly<Record<string, string>>,
  use: (api: RunningApi) => Promise<Result>,
): Promise<Result> {
  const api = await startApi(PORT, env);
  try {
    return await use(api);
  } finally {
    await api.stop();
  }
}

interface Figures {
  readonly page: readonly number[];
  readonly facets: readonly number[];
  /** Of the first facets of a city and category, which load its slice. */
  readonly firstFacets: readonly number[];
  /** Memory of the process after its start and at the end, MB. */
  readonly memory: { readonly before: number; readonly after: number };
}

async function measure({ url, pid }: RunningApi, cities: readonly string[], requests: number): Promise<Figures> {
  const before = residentMb(pid);
  const searches = mixed(await commonSearches(url, cities));
  const pages = Array.from({ length: requests }, (_, at) => `${SEARCH}?${searches[at % searches.length]}`);
  const facets = pages.map((path) => path.replace(SEARCH, `${SEARCH}/facets`));
  const shards = cities.flatMap((city) =>
    ['RENT', 'BUY', 'PG', 'COMMERCIAL_RENT'].map((category) => `${SEARCH}/facets?city=${city}&category=${category}`),
  );
  const firstFacets = await loadOf(url, shards, 1);
  await loadOf(url, pages.slice(0, requests / 4), CLIENTS);
  const page = await loadOf(url, pages, CLIENTS);
  return {
    page,
    facets: await loadOf(url, facets, CLIENTS),
    firstFacets,
    memory: { before, after: residentMb(pid) },
  };
}

/** In another order, in which cities and kinds of searches alternate; the same in every run. */
function mixed(searches: readonly string[]): string[] {
  const step = 97;
  return searches.map((_, at) => searches[(at * step) % searches.length] ?? '');
}

function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / MB;
}

function rowsOf(of: string, { page, facets, firstFacets, memory }: Figures): BenchRow[] {
  return [
    note(`page p50, ${of}`, quantile([...page], 0.5), 'ms'),
    note(`page p95, ${of}`, quantile([...page], 0.95), 'ms'),
    note(`facets p50, ${of}`, quantile([...facets], 0.5), 'ms'),
    note(`facets p95, ${of}`, quantile([...facets], 0.95), 'ms'),
    note(`first facets of a city and category, p50, ${of}`, quantile([...firstFacets], 0.5), 'ms'),
    note(`first facets of a city and category, slowest, ${of}`, Math.max(...firstFacets), 'ms'),
    note(`memory after the start, ${of}`, memory.before, 'MB'),
    note(`memory after these searches, ${of}`, memory.after, 'MB'),
  ];
}

/** A listing that is stored, as posting does it, and one that is read by its id alone and with its city. */
const STATEMENTS = {
  store: `insert into listing select (jsonb_populate_record(l, jsonb_build_object('id', md5(l.id || random())))).*
    from listing l where city = $2 and id = $1`,
  'read by id': 'select title, price from listing where id = $1',
  'read by id and city': 'select title, price from listing where id = $1 and city = $2',
} as const;

async function measureDatabase(url: string): Promise<{ listings: number; rows: BenchRow[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: sizes } = await client.query<{ listings: string; gb: number; largest: number }>(
      `select sum(greatest(0, reltuples))::bigint listings, sum(pg_total_relation_size(relid)) / 1e9 gb,
         max(pg_total_relation_size(relid)) / 1e9 largest
       from pg_partition_tree('listing') join pg_class on oid = relid where isleaf`,
    );
    const { rows: some } = await client.query<{ id: string; city: string }>(
      `select id, city from listing tablesample system (0.01) where active limit ${TIMES}`,
    );
    const rows: BenchRow[] = [];
    for (const [name, text] of Object.entries(STATEMENTS)) {
      const times: number[] = [];
      for (const { id, city } of some) {
        const started = performance.now();
        await client.query(text, text.includes('$2') ? [id, city] : [id]);
        times.push(performance.now() - started);
      }
      rows.push(note(`${name}, p50`, quantile(times, 0.5), 'ms'), note(`${name}, p95`, quantile(times, 0.95), 'ms'));
    }
    rows.push(note('table and indexes', Number(sizes[0]?.gb), 'GB'));
    rows.push(note('largest partition with its indexes', Number(sizes[0]?.largest), 'GB'));
    return { listings: Number(sizes[0]?.listings), rows };
  } finally {
    await client.end();
  }
}
