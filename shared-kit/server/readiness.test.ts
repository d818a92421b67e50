import Fastify from 'fastify';
import { drainSeconds, readiness } from './readiness.ts';

describe('a server that is asked to stop', () => {
  it('says that it is not ready while it still answers, and may stop after the time', async () => {
    const app = Fastify();
    const noticed = Promise.withResolvers<void>();
    const waits: number[] = [];
    const drain = readiness(app, 2, (ms) => {
      waits.push(ms);
      return noticed.promise;
    });
    app.get('/', async () => 'answered');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    let drained = false;
    const draining = drain().then(() => {
      drained = true;
    });
    expect(waits).toEqual([2_000]);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/')).body).toBe('answered');
    expect(drained).toBe(false);
    noticed.resolve();
    await draining;
    await app.close();
  });

  it('may stop at once by default', async () => {
    await readiness(Fastify(), drainSeconds({}))();
  });
});

it.each(['-1', '61', '2.5', 'long'])('DRAIN_SECONDS=%s is refused', (DRAIN_SECONDS) => {
  expect(() => drainSeconds({ DRAIN_SECONDS })).toThrow('DRAIN_SECONDS');
});
