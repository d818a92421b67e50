import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { POSITION_COOKIE } from '@aangan/shared-kit/domain/position-cookie';
import { openMetrics } from '@aangan/shared-kit/server/metrics';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildServer } from '../../api/src/build-server.ts';
import { appUrl, type EmbeddedPostgres } from '../../api/src/foundation/database/public.ts';
import { measureReplicas, openReplicas, type Replicas } from '../../api/src/foundation/replicas/public.ts';
import { openTestDatabase } from '../../api/testing/open-test-database.ts';
import { openPostingServer, type PostingServer } from '../../api/testing/posting-server.ts';
import type { SignedIn } from '../../api/testing/signed-in.ts';
import { TEST_NOW } from '../../api/testing/test-data.ts';
import { testDatabaseUrl } from '../../api/testing/test-database-url.ts';
import { OWN_PROGRAM } from '../../api/testing/test-server.ts';
import { forgetReplica, startReplica } from './start-replica.ts';

const SLOT = `replica_reads_${process.pid}`;
const SETTINGS = { shared_buffers: '64MB', fsync: 'off' };
const LOOK_EVERY_MS = 50;

const primaryUrl = testDatabaseUrl();
const root = mkdtempSync(path.join(tmpdir(), 'aangan-replica-'));
const open = openTestDatabase();
const metrics = openMetrics();
const fallbacks: string[] = [];

let replica: EmbeddedPostgres;
/** An owner of the replica, for pausing its replay. */
let owner: pg.Pool;
let replicas: Replicas;
/** Two processes of the API, as a load balancer has them. */
let apis: FastifyInstance[];
let posting: PostingServer;
let seller: SignedIn;
let listingId: string;

const start = (port?: number) =>
  startReplica({ primaryUrl, folder: path.join(root, 'data'), slot: SLOT, settings: SETTINGS, ...(port && { port }) });

/** The same database on the replica. */
const onReplica = ({ port }: EmbeddedPostgres, url = primaryUrl): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

const isUsed = () => replicas.states().every(({ used }) => used);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(LOOK_EVERY_MS);
}

async function priceFor(cookie: string, api = apis[0]): Promise<number | undefined> {
  const answer = await api?.inject({ url: `/api/v1/property/${listingId}`, headers: { ...OWN_PROGRAM, cookie } });
  expect(answer?.statusCode).toBe(200);
  return answer?.json<{ record: { rent: number } }>().record.rent;
}

/** Changes the price as the listing's owner. @returns the cookie of the change, as the browser sends it */
async function changePrice(price: number): Promise<string> {
  const answer = await apis[0]?.inject({
    method: 'PUT',
    url: '/api/v1/property/manage/prices',
    headers: { ...OWN_PROGRAM, cookie: seller.cookie, 'idempotency-key': randomUUID() },
    payload: { prices: [{ propertyId: listingId, price }] },
  });
  expect(answer?.body).toContain('"prices"');
  const cookie = answer?.cookies.find(({ name }) => name === POSITION_COOKIE);
  expect(cookie).toMatchObject({ maxAge: 30, httpOnly: true, secure: true });
  return `${POSITION_COOKIE}=${cookie?.value}`;
}

beforeAll(async () => {
  chmodSync(root, 0o755);
  posting = await openPostingServer();
  seller = await posting.owner();
  listingId = await posting.publish(seller, 'RENT');
  replica = await start();
  owner = new pg.Pool({ connectionString: onReplica(replica), max: 1 });
  owner.on('error', () => undefined);
  replicas = openReplicas({
    primary: open.database,
    urls: [onReplica(replica, appUrl(primaryUrl))],
    onFallback: (name) => fallbacks.push(name),
  });
  measureReplicas(metrics, replicas);
  const server = () =>
    buildServer({ database: open.database, replicas, logLevel: 'silent', checkAnswers: true, now: () => TEST_NOW });
  apis = [await server(), await server()];
  await until(isUsed);
});

afterAll(async () => {
  await Promise.all(apis.map((api) => api.close()));
  await replicas.close();
  await Promise.all([posting.close(), open.close(), owner.end()]);
  await replica.stop();
  await forgetReplica(primaryUrl, SLOT);
  if (!replica.folder.startsWith(root)) rmSync(replica.folder, { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
});

it('A visitor reads their own change at once from every API, and strangers read the replica', async () => {
  const before = (await priceFor('')) ?? 0;
  await owner.query('select pg_wal_replay_pause()');
  const changed = await changePrice(before + 500);
  // Paused, so that the difference is seen: a stranger is answered from the replica.
  expect([await priceFor(''), await priceFor('', apis[1])]).toEqual([before, before]);
  expect([await priceFor(changed), await priceFor(changed, apis[1])]).toEqual([before + 500, before + 500]);
  await owner.query('select pg_wal_replay_resume()');
  await until(async () => (await priceFor('')) === before + 500);
  expect(await priceFor(changed)).toBe(before + 500);
});

it('Measurements of a page leave its visitor on the replicas', async () => {
  const answer = await apis[0]?.inject({
    method: 'POST',
    url: '/api/v1/monitoring/report',
    headers: OWN_PROGRAM,
    payload: { deviceId: 'device-of-replicas', vitals: [] },
  });
  expect([answer?.statusCode, answer?.headers['set-cookie']]).toEqual([202, undefined]);
});

it('Reads go on without a failure when the replica is killed, and it is used again when it is back', async () => {
  const search = async () => {
    const url = '/api/v1/property/search?city=bangalore&category=RENT';
    const answer = await apis[0]?.inject({ url, headers: OWN_PROGRAM });
    expect(answer?.statusCode).toBe(200);
    return answer?.json<SearchAnswer>().records.length;
  };
  const found = await search();
  const { port } = replica;
  const asked = Array.from({ length: 20 }, search);
  replica.kill();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([found]));
  await until(async () => (await search()) === found && !isUsed());
  expect(await metrics.text()).toContain(`aangan_database_replica_used{replica="127.0.0.1:${port}"} 0`);
  await until(() => !replica.isRunning());
  replica = await start(port);
  await until(isUsed);
  expect(await search()).toBe(found);
  expect(await metrics.text()).toContain(`aangan_database_replica_used{replica="127.0.0.1:${port}"} 1`);
  fallbacks.length = 0;
  await search();
  expect(fallbacks).toEqual([]);
});
