import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MonitoringReport, STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import { REPORT_LIMITS } from '@aangan/shared-kit/domain/report-limits';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FastifyInstance } from 'fastify';
import { anErrorReport } from '../../../testing/an-error-report.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { OWN_PROGRAM } from '../../../testing/test-server.ts';
import { buildServer } from '../../build-server.ts';
import { inMemoryJobs } from '../../foundation/jobs/public.ts';
import { REPORTS_A_MINUTE } from './monitoring.routes.ts';
import { errorGroup, releaseDevice, vitalCount } from './monitoring.tables.ts';

const TOKEN = 'a-staff-token-of-the-test-site';
const NOW = Date.UTC(2026, 10, 16, 6, 35);

const { database, close } = openTestDatabase();
let server: FastifyInstance;
let now = NOW;

const jobs = inMemoryJobs(() => now, database);

/** The nightly clean-up. */
async function cleanUp(): Promise<void> {
  await jobs.send('clean-up', {});
  await jobs.drain();
}

/** A Sentry-compatible service that records what it receives. */
const sentry = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    sent.push({ url: request.url ?? '', body });
    response.writeHead(sentryStatus).end('{}');
  });
});
const sent: { url: string; body: string }[] = [];
let sentryStatus = 200;

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

beforeAll(async () => {
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  const { port } = sentry.address() as AddressInfo;
  server = await buildServer({
    database,
    jobs,
    logLevel: 'silent',
    checkAnswers: true,
    now: () => now,
    staffToken: TOKEN,
    sentryDsn: `http://public@127.0.0.1:${port}/7`,
  });
});
beforeEach(async () => {
  now = NOW;
  // Reading waits until accepted reports are stored.
  await releases();
  sent.length = 0;
  await Promise.all([errorGroup, releaseDevice, vitalCount].map((table) => database.delete(table)));
});
afterAll(async () => {
  await server.close();
  await close();
  sentry.close();
});

let address = 0;

async function report(body: Partial<MonitoringReport> | object, from = `10.0.0.${++address % 250}`) {
  return server.inject({
    method: 'POST',
    url: '/api/v1/monitoring/report',
    headers: { ...OWN_PROGRAM, 'x-forwarded-for': from },
    payload: { deviceId: 'device-00000001', ...body },
  });
}

async function releases(since = NOW - MINUTE_MS, token: string | undefined = TOKEN) {
  const url = `/api/v1/monitoring/releases?remote=mfe-plans&since=${since}`;
  return server.inject({ url, headers: token ? { [STAFF_TOKEN_HEADER]: token } : {} });
}

const view = (facts: object = {}) => ({
  remote: 'mfe-plans',
  version: '1.0.0',
  route: '/{seekerType}/plans',
  outcome: 'ok',
  ms: 800,
  ...facts,
});

describe("visitors' reports", () => {
  it('are accepted at once and counted by device, version and problem', async () => {
    expect((await report({ views: [view()] })).statusCode).toBe(202);
    await report({ deviceId: 'device-00000002', views: [view({ ms: 4001 })], errors: [anErrorReport()] });
    await report({ deviceId: 'device-00000003', views: [view({ version: '2.0.0', outcome: 'load' })] });
    await report({ deviceId: 'device-00000004', views: [view({ version: '2.0.0', outcome: 'data' })] });
    const { versions } = (await releases()).json();
    expect(versions).toMatchObject([
      { version: '1.0.0', devices: 2, pageErrors: 1, loadFailures: 0, slowLoads: 1 },
      { version: '2.0.0', devices: 2, pageErrors: 0, loadFailures: 1, slowLoads: 0 },
    ]);
  });

  it('count a noisy device once, also over many windows, and each window as a visit', async () => {
    for (let round = 0; round < 5; round++) {
      now += 11 * MINUTE_MS;
      await report({ errors: Array.from({ length: 10 }, () => anErrorReport()), views: [view()] });
      // Reading waits until it is stored, in the window of now.
      await releases();
    }
    const byVisit = { visits: 5, pageErrors: 5, loadFailures: 0 };
    expect((await releases(NOW)).json().versions).toMatchObject([{ devices: 1, pageErrors: 1, byVisit }]);
  });

  it('are left out of comparisons that start after them', async () => {
    await report({ errors: [anErrorReport()] });
    now += 30 * MINUTE_MS;
    await report({ deviceId: 'device-00000002', views: [view()] });
    expect((await releases(now)).json().versions).toMatchObject([{ devices: 1, pageErrors: 0 }]);
  });

  it("give the vitals' 75th percentile", async () => {
    const vital = (name: string, value: number) => ({
      remote: 'mfe-plans',
      version: '1.0.0',
      route: '/plans',
      name,
      value,
    });
    await report({ vitals: [1000, 1200, 2000, 9000].map((value) => vital('LCP', value)) });
    await report({ vitals: [vital('CLS', 0.08)] });
    await report({ views: [view()] });
    const measured = (await releases()).json().versions[0].vitals;
    const p75 = (name: string) => measured.find((row: { name: string }) => row.name === name).p75;
    expect(p75('LCP')).toBeGreaterThan(1900);
    expect(p75('LCP')).toBeLessThan(2100);
    expect(p75('CLS')).toBeCloseTo(0.08, 2);
  });

  it('group equal errors and store the last of them, scrubbed', async () => {
    const title = 'TypeError: no listing for meera@mail.example';
    for (let count = 0; count < 3; count++) await report({ errors: [anErrorReport({ title })] });
    await report({ errors: [anErrorReport({ title: 'RangeError: x', version: '2.0.0' })] });
    await releases();
    const url = '/api/v1/monitoring/errors?remote=mfe-plans';
    const { errors } = (await server.inject({ url, headers: { [STAFF_TOKEN_HEADER]: TOKEN } })).json();
    expect(errors).toHaveLength(2);
    expect(errors.find(({ version }: { version: string }) => version === '1.0.0')).toMatchObject({
      title: 'TypeError: no listing for [e-mail]',
      count: 3,
      route: '/{seekerType}/plans',
      kind: 'page',
    });
  });

  it('cannot fill the disk with invented errors', async () => {
    for (let round = 0; round < 25; round++) {
      const errors = Array.from({ length: 10 }, (_, index) =>
        anErrorReport({ title: `Made up ${'abcdefghij'[index]} ${'klmnopqrstuvwxyzABCDEFGHI'[round]}` }),
      );
      await report({ deviceId: `device-made-up-${round}`, errors });
    }
    await releases();
    expect(await database.$count(errorGroup)).toBe(200);
  });

  it.each([
    ['no device', { deviceId: undefined, views: [view()] }],
    ['an address instead of a pattern', { views: [view({ route: '/tenant/plans?phone=9876543210' })] }],
    ['an invalid remote', { views: [view({ remote: '../etc' })] }],
    ['an invalid version', { views: [view({ version: 'x'.repeat(200) })] }],
    ['a negative time', { views: [view({ ms: -1 })] }],
    ['an unknown outcome', { views: [view({ outcome: 'great' })] }],
    ['too many views', { views: Array.from({ length: REPORT_LIMITS.views + 1 }, () => view()) }],
    ['too many errors', { errors: Array.from({ length: REPORT_LIMITS.errors + 1 }, () => anErrorReport()) }],
    ['a stack that is too long', { errors: [anErrorReport({ stackTrace: 'x'.repeat(5000) })] }],
    [
      'too many details',
      { errors: [anErrorReport({ errorDetails: Object.fromEntries([...Array(13).keys()].map((key) => [key, ''])) })] },
    ],
    ['a list instead of an object', { views: {} }],
  ])('with %s are refused', async (_, body) => {
    expect((await report(body)).statusCode).toBe(400);
    expect((await releases()).json().versions).toEqual([]);
  });

  it('with NUL characters, which PostgreSQL cannot hold, are stored without them', async () => {
    expect((await report({ errors: [anErrorReport({ title: 'a\0b', stackTrace: '\0' })] })).statusCode).toBe(202);
    expect((await releases()).json().versions).toMatchObject([{ pageErrors: 1 }]);
  });

  it('that are larger than our own are refused', async () => {
    expect((await report({ padding: 'x'.repeat(2_000_000) })).statusCode).toBe(413);
  });

  it('of a device that sends too many are refused, and those of other devices are not', async () => {
    const body = { deviceId: 'device-too-loud', views: [view()] };
    for (let count = 0; count < REPORTS_A_MINUTE.device; count++) expect((await report(body)).statusCode).toBe(202);
    expect((await report(body)).statusCode).toBe(429);
    expect((await report({ deviceId: 'device-quiet', views: [view()] })).statusCode).toBe(202);
  });

  it('of an address that sends too many are refused', async () => {
    const send = (count: number) => report({ deviceId: `device-of-${count}` }, '192.0.2.1');
    for (let count = 0; count < REPORTS_A_MINUTE.address; count++) await send(count);
    expect((await send(REPORTS_A_MINUTE.address)).statusCode).toBe(429);
    expect((await report({ deviceId: 'device-elsewhere' }, '192.0.2.2')).statusCode).toBe(202);
  });
});

describe('the release reports for staff', () => {
  it.each([undefined, 'wrong', ''])('need a login of a visitor with the token %j', async (token) => {
    expect((await releases(NOW, token === undefined ? '' : token)).statusCode).toBe(401);
  });

  it('are not cached', async () => {
    expect((await releases()).headers['cache-control']).toBe('no-store');
  });
});

describe('errors forwarded to a Sentry-compatible service', () => {
  const untilSent = async (count: number) => {
    while (sent.length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('arrive as events of their remote and version, scrubbed; load failures do not', async () => {
    const errors = [anErrorReport({ kind: 'load' }), anErrorReport({ title: 'TypeError: call 98765 43210' })];
    await report({ errors });
    await untilSent(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=public/);
    const [, header = '', event = ''] = sent[0]?.body.split('\n') ?? [];
    expect(JSON.parse(header).type).toBe('event');
    expect(JSON.parse(event)).toMatchObject({
      release: 'mfe-plans@1.0.0',
      transaction: '/{seekerType}/plans',
      request: { url: '/tenant/plans' },
      tags: { remote: 'mfe-plans', version: '1.0.0', kind: 'page' },
      exception: { values: [{ type: 'TypeError', value: 'call [number]' }] },
    });
  });

  it('do not affect the visitor when the service fails', async () => {
    sentryStatus = 500;
    expect((await report({ errors: [anErrorReport()] })).statusCode).toBe(202);
    await untilSent(1);
    sentryStatus = 200;
  });
});

describe('retention of reports', () => {
  it('deletes old reports and keeps the rest', async () => {
    await report({ views: [view()], errors: [anErrorReport()] });
    await releases();
    now += 13 * 24 * 60 * MINUTE_MS;
    await cleanUp();
    expect(await database.$count(releaseDevice)).toBe(1);
    now += 2 * 24 * 60 * MINUTE_MS;
    await cleanUp();
    expect(await database.$count(releaseDevice)).toBe(0);
    expect(await database.$count(errorGroup)).toBe(1);
    now += 20 * 24 * 60 * MINUTE_MS;
    await cleanUp();
    expect(await database.$count(errorGroup)).toBe(0);
  });
});
