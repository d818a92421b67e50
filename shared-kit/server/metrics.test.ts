import fastify from 'fastify';
import { measureRequests } from './measure-requests.ts';
import { type MetricTable, openMetrics } from './metrics.ts';
import { metricsAddress, serveMetrics } from './metrics-server.ts';

const QUEUE = {
  waiting: { name: 'test_waiting', help: 'Waiting.', kind: 'gauge', labels: ['queue'] },
  done: { name: 'test_done_total', help: 'Done.', kind: 'counter', labels: [] },
} as const satisfies MetricTable;

const TOOK = {
  name: 'test_seconds',
  help: 'Time.',
  kind: 'histogram',
  labels: ['version'],
  buckets: [0.1, 1],
} as const;

describe('openMetrics', () => {
  it('counts, and distributes values over the buckets', async () => {
    const metrics = openMetrics();
    const done = metrics.counter(QUEUE.done);
    const took = metrics.histogram(TOOK);
    done({});
    done({});
    took({ version: 'one' }, 0.5);
    const text = await metrics.text();
    expect(text).toContain('test_done_total 2');
    expect(text).toContain('test_seconds_bucket{le="0.1",version="one"} 0');
    expect(text).toContain('test_seconds_bucket{le="1",version="one"} 1');
  });

  it('shows the known series of a counter before anything is counted', async () => {
    const metrics = openMetrics();
    metrics.counter({ ...QUEUE.done, labels: ['kind'] }, [{ kind: 'rare' }]);
    expect(await metrics.text()).toContain('test_done_total{kind="rare"} 0');
  });

  it('reads values whenever it is asked, and shows no series of before', async () => {
    const metrics = openMetrics();
    let waiting = [{ queue: 'message', value: 3 }];
    metrics.read(QUEUE, async () => ({ waiting, done: [{ value: 7 }] }));
    expect(await metrics.text()).toContain('test_waiting{queue="message"} 3');
    waiting = [{ queue: 'invoice', value: 1 }];
    const text = await metrics.text();
    expect(text).toContain('test_waiting{queue="invoice"} 1');
    expect(text).not.toContain('queue="message"');
    expect(text).toContain('test_done_total 7');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['never ends', () => new Promise<never>(() => undefined)],
  ])('leaves out what cannot be read because it %s, and says so', async (_, read) => {
    const metrics = openMetrics({ readWithinMs: 20 });
    metrics.counter({ ...QUEUE.done, name: 'test_other_total' })({});
    metrics.read(QUEUE, read);
    const text = await metrics.text();
    expect(text).not.toMatch(/^test_(waiting|done_total)\b.* \d/m);
    expect(text).toContain('test_other_total 1');
    expect(text).toContain('aangan_metric_read_failures_total{metric="test_waiting"} 1');
  });

  it('forgets series that are over', async () => {
    const metrics = openMetrics();
    const took = metrics.histogram(TOOK);
    took({ version: 'one' }, 1);
    took({ version: 'two' }, 1);
    await metrics.forget(TOOK, ({ version }) => version === 'one');
    const text = await metrics.text();
    expect(text).not.toContain('version="one"');
    expect(text).toContain('test_seconds_count{version="two"} 1');
  });
});

describe('measured requests', () => {
  it('are named by their pattern or page, never by their address', async () => {
    const metrics = openMetrics();
    const app = fastify();
    const requests = measureRequests(app, metrics);
    app.get('/homes/:id', async () => 'a home');
    app.get('/pages/*', async (request) => {
      requests.name(request, 'mfe-test/page');
      throw new Error('broken');
    });
    app.get('/readyz', async () => 'ready');
    for (const url of ['/homes/7', '/homes/8', '/pages/secret', '/nowhere', '/readyz']) await app.inject({ url });
    const text = await metrics.text();
    expect(text).toContain('aangan_http_request_seconds_count{route="/homes/:id",method="GET",status="2xx"} 2');
    expect(text).toContain('aangan_http_request_seconds_count{route="mfe-test/page",method="GET",status="5xx"} 1');
    expect(text).toContain('aangan_http_request_seconds_count{route="unknown",method="GET",status="4xx"} 1');
    expect(text).toContain('aangan_http_requests_open 0');
    expect(text).not.toContain('secret');
    expect(text).not.toContain('readyz');
  });
});

describe('serveMetrics', () => {
  it('answers /metrics, and nothing else', async () => {
    const metrics = openMetrics({ process: true });
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    try {
      const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
      expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
      expect(await answer.text()).toContain('process_cpu_seconds_total');
      expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});

describe('metricsAddress', () => {
  it('is off by default, and names a port that is none', () => {
    expect(metricsAddress({})).toBeUndefined();
    expect(metricsAddress({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(metricsAddress({ API_METRICS_PORT: '9465', METRICS_HOST: '10.0.0.1' }, 'API_METRICS_PORT')).toEqual({
      port: 9465,
      host: '10.0.0.1',
    });
    expect(() => metricsAddress({ METRICS_PORT: 'http' })).toThrow(/METRICS_PORT/);
  });
});
