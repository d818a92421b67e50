import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { rawVisitor } from '../testing/raw-visitor.ts';
import { deadlineOf, endSlowVisitors, isTooSlow, type LeastRate } from './least-rate.ts';

/** More than the system holds for a connection. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'a');

/** A third of a second for the large answer, after the time that everybody has. */
const QUICK = { graceMs: 300, bytesPerMs: 100_000, checkMs: 20 };

const POST = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n';

/** More than a busy machine needs for the large answer. */
const PATIENT = { ...QUICK, graceMs: 30_000 };

describe('a server with a least rate', () => {
  let app: FastifyInstance;
  let port: number;
  const open = async (rate: LeastRate) => {
    app = Fastify({ forceCloseConnections: true });
    endSlowVisitors(app, rate);
    app.post('/echo', async ({ body }) => ({ body }));
    app.get('/large', async () => LARGE);
    app.get('/live', (_request, reply) => {
      const stream = new PassThrough();
      stream.write('data: now\n\n');
      setTimeout(() => stream.end('data: later\n\n'), 4 * QUICK.graceMs);
      return reply.send(stream);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  };
  afterEach(() => app.close());

  it('ends the connection of a body that trickles', async () => {
    await open(QUICK);
    const { socket, ended } = await rawVisitor(port, `${POST}content-length: 100000\r\n\r\n`);
    const trickle = setInterval(() => socket.write('a'), 20);
    await ended;
    clearInterval(trickle);
  });

  it('takes a body that arrives at once, in whatever time the answer needs', async () => {
    await open(QUICK);
    const visitor = await rawVisitor(port, `${POST}connection: close\r\ncontent-length: 3\r\n\r\nabc`);
    expect(await visitor.received()).toContain('{"body":"abc"}');
  });

  it('ends the connection of a visitor who does not read a large answer', async () => {
    await open(QUICK);
    const closed = new Promise<void>((resolve) =>
      app.server.once('request', ({ socket }) => socket.once('close', resolve)),
    );
    const { socket } = await rawVisitor(port, 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    await closed;
    socket.destroy();
  });

  it('sends a large answer whole to a visitor who reads it', async () => {
    await open(PATIENT);
    const response = await fetch(`http://127.0.0.1:${port}/large`);
    expect((await response.arrayBuffer()).byteLength).toBe(LARGE.length);
  });

  it('does not end an answer that waits for the server', async () => {
    await open(QUICK);
    const response = await fetch(`http://127.0.0.1:${port}/live`);
    expect(await response.text()).toBe('data: now\n\ndata: later\n\n');
  });
});

it('a larger body has more time', () => {
  expect(deadlineOf(0)).toBe(10_000);
  // 2 MB at 16 kbit/s.
  expect(deadlineOf(2_000_000)).toBe(1_010_000);
});

it('a large answer that waits has more time, counted from when it began to wait', () => {
  const socket = { bytesRead: 0, bytesWritten: 2_000_000, writableLength: 2_000_000 } as Socket;
  const exchange = { request: { complete: true, socket }, received: { bytes: 0, since: 0 } };
  const rate = { graceMs: 10_000, bytesPerMs: 2, checkMs: 1000 };
  expect(isTooSlow(exchange, 5_000, rate)).toBe(false);
  expect(isTooSlow(exchange, 5_000 + deadlineOf(2_000_000), rate)).toBe(false);
  expect(isTooSlow(exchange, 5_001 + deadlineOf(2_000_000), rate)).toBe(true);
});
