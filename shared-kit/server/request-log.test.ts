import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { RequestLog } from './request-log.ts';

describe('the log of requests', () => {
  it('has one line for each request, without its query, and none for probes', async () => {
    const stream = new PassThrough();
    const app = fastify({ logger: { stream }, logController: new RequestLog() });
    app.get('/homes/:id', async () => 'a home');
    app.get('/readyz', async () => 'ready');
    for (const url of ['/readyz', '/homes/7?phone=9000000000']) await app.inject({ url });
    stream.end();
    const lines = (await stream.toArray()).join('').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: 'GET', path: '/homes/7', status: 200, ms: expect.any(Number) }),
    ]);
  });
});
