import { openMetrics } from '@aangan/shared-kit/server/metrics';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { testDatabaseUrl } from '../testing/test-database-url.ts';
import { OWN_PROGRAM } from '../testing/test-server.ts';
import { buildServer } from './build-server.ts';
import { measurePool, measureQueries, openDatabase } from './foundation/database/public.ts';
import { bossJobs } from './foundation/jobs/public.ts';

const { database, close } = openTestDatabase();
const metrics = openMetrics();
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, metrics, logLevel: 'silent' });
});
afterAll(async () => {
  await server.close();
  await close();
});

const ask = (url: string) => server.inject({ url, headers: OWN_PROGRAM });

/** The value of a series, from a scrape. */
function readingOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('the metrics of the API', () => {
  it('name calls by their pattern, and contain nothing that a visitor sent', async () => {
    await ask('/api/v1/property/ff8081secret?phone=9876543210');
    await ask('/api/v1/9876543210');
    const text = await metrics.text();
    const count = 'aangan_http_request_seconds_count{route="/api/v1/property/:propertyId",method="GET",status="4xx"}';
    expect(readingOf(text, count)).toBe(1);
    expect(text).not.toMatch(/secret|9876543210/);
  });

  it('say that the ledger is balanced, and read every part', async () => {
    const text = await metrics.text();
    expect(readingOf(text, 'aangan_ledger_difference_paise')).toBe(0);
    expect(readingOf(text, 'aangan_live_streams')).toBe(0);
    expect(text).not.toMatch(/aangan_metric_read_failures_total\{/);
  });

  it('show the web vitals of the day by release', async () => {
    const vitals = [1000, 1200, 2000, 9000].map((value) => ({
      ...{ remote: 'mfe-measured', version: '1.0.0', route: '/plans', name: 'LCP', value },
    }));
    const sent = await server.inject({
      method: 'POST',
      url: '/api/v1/monitoring/report',
      headers: OWN_PROGRAM,
      payload: { deviceId: 'device-of-metrics', vitals },
    });
    expect(sent.statusCode).toBe(202);
    const own = openMetrics();
    const other = await buildServer({ database, metrics: own, logLevel: 'silent' });
    const series = 'aangan_web_vital_p75{remote="mfe-measured",version="1.0.0",vital="LCP"}';
    // The report is stored after it was answered.
    await server.close();
    expect(readingOf(await own.text(), series)).toBeGreaterThan(1900);
    await other.close();
  });
});

describe('the metrics of the database and the queue', () => {
  it('show connections, query times and jobs that wait, end and fail', async () => {
    const own = openMetrics();
    const watch = { slowMs: 60_000, onSlow: () => undefined, onEnd: measureQueries(own) };
    const watched = openDatabase(testDatabaseUrl(), { watch, timeoutMs: 25_000 });
    measurePool(own, watched.pool);
    const schema = `jobs_${process.pid}_metrics`;
    const jobs = bossJobs(watched.pool, { schema, lookEverySeconds: 0.5, onError: () => undefined, metrics: own });
    const worked = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<void>();
    jobs.work('works', async () => worked.resolve());
    jobs.work('fails', async () => {
      failed.resolve();
      throw new Error('broken');
    });
    try {
      await jobs.prepare();
      await jobs.send('works', {});
      await jobs.send('fails', {});
      const waiting = await own.text();
      expect(readingOf(waiting, 'aangan_jobs_waiting{queue="works"}')).toBe(1);
      expect(readingOf(waiting, 'aangan_jobs_oldest_seconds{queue="works"}')).toBeGreaterThan(0);
      expect(readingOf(waiting, 'aangan_database_connections_max')).toBe(8);
      expect(readingOf(waiting, 'aangan_database_query_seconds_count{verb="select",outcome="ok"}')).toBeGreaterThan(0);
      await jobs.start();
      await Promise.all([worked.promise, failed.promise]);
    } finally {
      await jobs.stop();
      const text = await own.text();
      await watched.pool.query(`drop schema ${schema} cascade`);
      await watched.close();
      expect(readingOf(text, 'aangan_job_seconds_count{queue="works",outcome="ok"}')).toBe(1);
      expect(readingOf(text, 'aangan_job_seconds_count{queue="fails",outcome="failed"}')).toBe(1);
      expect(readingOf(text, 'aangan_jobs_waiting{queue="works"}')).toBeUndefined();
    }
  });
});
