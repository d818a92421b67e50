import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMetrics } from '@aangan/shared-kit/server/metrics';
import pg from 'pg';
import { seedDatabase } from '../../api/demo/seed/seed-database.ts';
import {
  type EmbeddedPostgres,
  measureArchive,
  openAppLogin,
  startPostgres,
} from '../../api/src/foundation/database/public.ts';
import { folderFiles } from '../../api/src/foundation/files/file-store.ts';
import { DEVELOPMENT_KEY } from '../../api/src/foundation/files/public.ts';
import { sealedFiles } from '../../api/src/foundation/files/sealed-files.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { type MoneyServer, openMoneyServer } from '../../api/testing/money-server.ts';
import { openTestDatabase } from '../../api/testing/open-test-database.ts';
import { TEST_NOW } from '../../api/testing/test-data.ts';
import { folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { archiveNow, archiveSettings } from './archive.ts';
import { baseBackup } from './base-backup.ts';
import { copyTree } from './copy-tree.ts';
import { type Acknowledged, digestOf, work } from './days-work.ts';
import { restore } from './restore.ts';

/** For a small machine. A killed process loses nothing that the operating system has. */
const SETTINGS = { shared_buffers: '64MB', maintenance_work_mem: '64MB', fsync: 'off' };
const LISTINGS = 60;
/** Processes of a killed server end a moment after it, and may still write. */
const LAST_WRITERS = { recursive: true, force: true, maxRetries: 100, retryDelay: 50 };

const root = mkdtempSync(path.join(tmpdir(), 'aangan-drill-'));
const at = (name: string) => path.join(root, name);
const running: EmbeddedPostgres[] = [];
const pools: pg.Pool[] = [];

/** The site on one machine: a database, files, releases. */
const site = (name: string) => ({
  files: sealedFiles(folderFiles(at(`${name}/files`)), DEVELOPMENT_KEY),
  registry: folderRegistry(at(`${name}/releases`)),
});

function poolOf({ url }: EmbeddedPostgres): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}

/** The API on one of the databases, as the role of the API. */
async function apiOn(postgres: EmbeddedPostgres, files: ReturnType<typeof site>['files']): Promise<MoneyServer> {
  process.env.TEST_DATABASE_URL = postgres.url;
  return openMoneyServer({ settings: { files } });
}

async function balances(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; paise: string }>(
    'select ledger_account as name, sum(paise) as paise from ledger_entry group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ name, paise }) => [name, paise]));
}

const archiveAge = async (postgres: EmbeddedPostgres) => {
  const metrics = openMetrics();
  const { pool, close } = openTestDatabase({ url: postgres.url });
  measureArchive(metrics, pool);
  const text = await metrics.text();
  await close();
  expect(text).not.toMatch(/aangan_metric_read_failures_total\{/);
  const [, seconds] = /^aangan_database_archive_age_seconds (\S+)$/m.exec(text) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

let morning: Acknowledged;
let afternoon: Acknowledged;
let evening: Acknowledged;
/** A moment after the morning's work and before the afternoon's. */
let noon = '';
let morningBalances: Record<string, string>;
let dayBalances: Record<string, string>;

beforeAll(async () => {
  chmodSync(root, 0o755);
  mkdirSync(at('archive'));
  // The user of PostgreSQL writes to it.
  chmodSync(at('archive'), 0o777);
  const settings = { ...SETTINGS, ...archiveSettings(at('archive')) };
  const postgres = await startPostgres({ folder: at('primary'), settings });
  running.push(postgres);
  await migrateModules(postgres.url);
  await openAppLogin(postgres.url);
  await seedDatabase({ url: postgres.url, listings: LISTINGS, now: TEST_NOW });
  const pool = poolOf(postgres);
  const { files, registry } = site('site');
  const server = await apiOn(postgres, files);

  await work(server, registry, 'yesterday');
  await baseBackup(postgres.url, postgres.folder, at('base'));
  morning = await work(server, registry, 'morning');
  morningBalances = await balances(pool);
  noon = (await pool.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]?.now ?? '';
  afternoon = await work(server, registry, 'afternoon');
  dayBalances = await balances(pool);
  await archiveNow(pool);
  expect(await archiveAge(postgres)).toBe(0);
  await copyTree(at('site'), at('copy'));
  evening = await work(server, registry, 'evening');

  postgres.kill();
  await Promise.allSettled([server.close(), pool.end()]);
  while (postgres.isRunning()) await pause(20);
  for (const lost of [postgres.folder, at('site')]) rmSync(lost, LAST_WRITERS);
});

afterAll(async () => {
  await Promise.all(pools.filter(({ ended }) => !ended).map((pool) => pool.end()));
  for (const postgres of running) {
    await postgres.stop();
    // Where the user of PostgreSQL cannot reach the folder asked for, it is another one.
    if (!postgres.folder.startsWith(root)) rmSync(postgres.folder, LAST_WRITERS);
  }
  rmSync(root, LAST_WRITERS);
});

/** What a person finds of what they were told. */
async function found(server: MoneyServer, { files, registry }: ReturnType<typeof site>, told: Acknowledged) {
  const { person, paymentId, listingId, release } = told;
  const pool = server.database.$client;
  const one = async (text: string, values: unknown[]) =>
    (await pool.query<Record<string, string>>(text, values)).rows[0];
  const wallet = await server.get('/api/v1/wallet', person);
  const document = await one('select file_key from kyc_document where account_id = $1', [person.accountId]);
  return {
    balancePaise: wallet.statusCode === 200 ? wallet.json<{ balancePaise: number }>().balancePaise : undefined,
    payment: (await one('select state from payment where id = $1', [paymentId]))?.state,
    owner: (await one('select account_id from listing_owner where listing_id = $1', [listingId]))?.account_id,
    digest: document?.file_key === undefined ? undefined : digestOf(await files.get(document.file_key)),
    release: (await registry.store.has(`mfe-drill/${release}`)) ? release : undefined,
  };
}

const all = ({ person, balancePaise, digest, release }: Acknowledged) => ({
  ...{ balancePaise, payment: 'paid', owner: person.accountId, digest, release },
});

describe('a site whose machine is lost', () => {
  let copy: ReturnType<typeof site>;
  let postgres: EmbeddedPostgres;
  let server: MoneyServer;

  it('is restored to the end of the archive', async () => {
    postgres = await restore({ base: at('base'), archive: at('archive'), folder: at('restored'), settings: SETTINGS });
    running.push(postgres);
    copy = site('copy');
    server = await apiOn(postgres, copy.files);
    expect((await server.get('/healthz')).statusCode).toBe(200);
  });
  afterAll(() => server.close());

  it('has everything that was acknowledged before the last archived segment', async () => {
    expect(await found(server, copy, morning)).toEqual(all(morning));
    expect(await found(server, copy, afternoon)).toEqual(all(afternoon));
    // Later work was in no segment of the archive: that is what a disaster costs.
    const { balancePaise, payment, digest, release } = await found(server, copy, evening);
    expect([balancePaise, payment, digest, release]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has the balances of the ledger, in total and by account', async () => {
    const restored = await balances(server.database.$client);
    expect(restored).toEqual(dayBalances);
    expect(Object.values(restored).reduce((sum, paise) => sum + BigInt(paise), 0n)).toBe(0n);
    const unbalanced = 'select 1 from ledger_entry group by transaction_id having sum(paise) <> 0';
    expect((await server.database.$client.query(unbalanced)).rowCount).toBe(0);
  });

  it('has every file that a row names, and every release that the document names', async () => {
    const { rows } = await server.database.$client.query<{ key: string }>('select file_key as key from kyc_document');
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect((await copy.files.get(key))?.toString()).toMatch(/^%PDF/);
    const releases = (await copy.registry.read())?.remotes['mfe-drill'];
    const named = [releases?.live, ...(releases?.previous ?? [])];
    expect(named).toEqual(['afternoon', 'morning', 'yesterday']);
    for (const version of named) expect(await copy.registry.store.has(`mfe-drill/${version}`)).toBe(true);
  });

  it('takes new work', async () => {
    const next = await work(server, copy.registry, 'the-next-day');
    expect(await found(server, copy, next)).toEqual(all(next));
  });
});

describe('a site to which something bad has happened', () => {
  it('is restored to a time before it', async () => {
    const restored = { base: at('base'), archive: at('archive'), folder: at('restored-noon'), settings: SETTINGS };
    const postgres = await restore({ ...restored, to: noon });
    running.push(postgres);
    const copy = site('copy');
    const server = await apiOn(postgres, copy.files);
    expect(await found(server, copy, morning)).toEqual(all(morning));
    expect(await found(server, copy, afternoon)).toMatchObject({ balancePaise: undefined, payment: undefined });
    expect(await balances(server.database.$client)).toEqual(morningBalances);
    await server.close();
  });

  it('is not restored when the archive ends before the time asked for', async () => {
    const restored = { base: at('base'), archive: at('archive'), folder: at('restored-never'), settings: SETTINGS };
    await expect(restore({ ...restored, to: '2999-01-01 00:00:00+00' })).rejects.toThrow();
    const log = readFileSync(at('restored-never.log'), 'utf8');
    expect(log).toContain('recovery ended before configured recovery target was reached');
  });
});

describe('the metric of the archive', () => {
  it('does not exist where nothing is archived', async () => {
    const [, restored] = running;
    if (!restored) throw new Error('Nothing was restored.');
    expect(await archiveAge(restored)).toBeUndefined();
  });

  it('grows while segments cannot be archived, and is 0 once they are', async () => {
    mkdirSync(at('away'));
    chmodSync(at('away'), 0o777);
    const settings = { ...SETTINGS, ...archiveSettings(at('away')) };
    const postgres = await startPostgres({ folder: at('late'), settings });
    running.push(postgres);
    const pool = poolOf(postgres);
    await pool.query('create role aangan_app');
    await openAppLogin(postgres.url);
    await archiveNow(pool);
    expect(await archiveAge(postgres)).toBe(0);
    renameSync(at('away'), at('away-for-a-while'));
    for (const table of ['one', 'two']) {
      await pool.query(`create table ${table} (n int)`);
      await pool.query('select pg_switch_wal()');
    }
    expect(await archiveAge(postgres)).toBeGreaterThan(0);
    renameSync(at('away-for-a-while'), at('away'));
    await pool.query('create table three (n int)');
    await archiveNow(pool);
    expect(await archiveAge(postgres)).toBe(0);
  });
});
