import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { type RawVisitor, rawVisitor } from '../testing/raw-visitor.ts';
import { until } from '../testing/until.ts';
import { limitConnections } from './connections-by-network.ts';

const GET = 'GET /waits HTTP/1.1\r\nhost: x\r\n\r\n';

describe('connections', () => {
  let app: FastifyInstance;
  let visitors: RawVisitor[];
  let waiting: number;
  async function listen(trustedProxies: string | false): Promise<void> {
    app = Fastify({ forceCloseConnections: true });
    limitConnections(app, { perNetwork: 3, trustedProxies });
    app.get('/waits', () => {
      waiting++;
      return new Promise(() => undefined);
    });
    app.get('/', async () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  const open = async (text = '', from?: string) => {
    const visitor = await rawVisitor((app.server.address() as AddressInfo).port, text, from);
    visitors.push(visitor);
    return visitor;
  };
  const held = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  beforeEach(() => {
    visitors = [];
    waiting = 0;
  });
  afterEach(async () => {
    for (const { socket } of visitors) socket.destroy();
    await app.close();
  });

  it('of one network beyond the limit take the place of the longest idle one', async () => {
    await listen(false);
    const first = await open();
    for (let count = 0; count < 3; count++) await open();
    await first.ended;
    expect(await held()).toBe(3);
  });

  it('are refused with 503 when all of the network have a request, and other networks are not', async () => {
    await listen(false);
    for (let count = 0; count < 3; count++) await open(GET);
    await until(() => waiting === 3);
    const refused = await open(GET);
    expect(await refused.received()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/);
    const other = await open('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '127.0.0.2');
    expect(await other.received()).toContain('here');
  });

  it('that end make room for others', async () => {
    await listen(false);
    for (let count = 0; count < 3; count++) await open(GET);
    await until(() => waiting === 3);
    visitors[0]?.socket.destroy();
    await until(async () => (await held()) === 2);
    const next = await open('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await next.received()).toContain('here');
  });

  it('of a trusted proxy are those of many visitors, and not limited', async () => {
    await listen('loopback');
    for (let count = 0; count < 6; count++) await open(GET);
    await until(() => waiting === 6);
    expect(await held()).toBe(6);
  });
});
