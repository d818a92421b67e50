import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { until } from '../testing/until.ts';
import { declaredPrefixes } from './declared-prefixes.ts';
import { shellSettings } from './settings.ts';
import { upstreams } from './upstreams.ts';
import { LARGE_ANSWERS } from './whole-bodies.ts';

/** More than the connections that the proxy has to one upstream. */
const MANY = 135;

/** More than the system holds for two connections. */
const LARGE = Buffer.alloc(8 * 1024 * 1024, 'a');

/** The shell's proxy in front of an upstream that says how much it was sent. */
async function proxied() {
  const { promise: largeSent, resolve: largeIsSent } = Promise.withResolvers<void>();
  const largest: ServerResponse[] = [];
  const calls: { bytes: number; type: string | undefined }[] = [];
  const upstream = createServer(async (call: IncomingMessage, response) => {
    const { length } = await buffer(call);
    calls.push({ bytes: length, type: call.headers['content-type'] });
    if (call.url === '/large.js') return void response.once('finish', largeIsSent).end(LARGE);
    if (call.url === '/largest.mp4') {
      largest.push(response);
      return void response.setHeader('content-length', 9 * LARGE.length).write(LARGE);
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ bytes: length }));
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const shell = Fastify({ forceCloseConnections: 'idle' });
  await upstreams(
    shell,
    shellSettings({ API_URL: origin, ASSET_ORIGIN: origin }),
    declaredPrefixes(() => []),
    { isCrawler: async () => false, now: Date.now },
  );
  const url = await shell.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(url).port);
  const sockets: ReturnType<typeof connect>[] = [];
  /** Opens a connection, sends a text, and reads nothing. */
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined).pause();
    await once(socket, 'connect');
    await new Promise((done) => socket.write(text, done));
  };
  return {
    url,
    calls,
    largest,
    largeSent,
    send,
    async close() {
      for (const socket of sockets) socket.destroy();
      await shell.close();
      upstream.closeAllConnections();
      upstream.close();
    },
  };
}

const post = (url: string, body: BodyInit, type = 'application/json') =>
  fetch(`${url}/api/v1/x`, { method: 'POST', body, headers: { 'content-type': type } });

it('a client that asks before it sends its body is told to go on', async () => {
  const { url, calls, close } = await proxied();
  const headers = { 'content-type': 'application/json', 'content-length': 7, expect: '100-continue' };
  const call = request(`${url}/api/v1/x`, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  call.end('{"a":1}');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect({ status: answer.statusCode, body: String(await buffer(answer)) }).toEqual({
    status: 200,
    body: '{"bytes":7}',
  });
  expect(calls).toEqual([{ bytes: 7, type: 'application/json' }]);
  await close();
});

it('a body arrives at the upstream as it was sent', async () => {
  const { url, calls, close } = await proxied();
  expect(await (await post(url, '{"a":1}')).json()).toEqual({ bytes: 7 });
  expect((await post(url, Buffer.alloc(2 * 1024 * 1024), 'application/offset+octet-stream')).status).toBe(200);
  expect((await fetch(`${url}/api/v1/x`, { method: 'POST' })).status).toBe(200);
  expect(calls).toEqual([
    { bytes: 7, type: 'application/json' },
    { bytes: 2 * 1024 * 1024, type: 'application/offset+octet-stream' },
    { bytes: 0, type: undefined },
  ]);
  await close();
});

it('a body over the limit is answered with 413, and the upstream is not called', async () => {
  const { url, calls, close } = await proxied();
  const call = request(`${url}/api/v1/x`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  call.on('error', () => undefined);
  call.write(Buffer.alloc(1024 * 1024 + 1, ' '));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
  call.destroy();
  expect(calls).toEqual([]);
  await close();
});

it('visitors who send slowly do not keep others from the upstream', async () => {
  const { url, calls, send, close } = await proxied();
  const head = 'POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  await Promise.all(Array.from({ length: MANY }, () => send(head)));
  expect((await post(url, '{}')).status).toBe(200);
  expect(calls).toHaveLength(1);
  await close();
});

it('a visitor who reads nothing does not hold the connection to the upstream', async () => {
  const { send, largeSent, close } = await proxied();
  await send('GET /assets/large.js HTTP/1.1\r\nhost: x\r\n\r\n');
  await largeSent;
  await close();
});

it('visitors who read nothing of the largest files hold no more than the share of their network', async () => {
  const { url, largest, send, close } = await proxied();
  const { perKey } = LARGE_ANSWERS;
  await Promise.all(Array.from({ length: perKey }, () => send('GET /assets/largest.mp4 HTTP/1.1\r\nhost: x\r\n\r\n')));
  await until(() => largest.length === perKey);
  const refused = await fetch(`${url}/assets/largest.mp4`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('try again') });
  expect((await fetch(`${url}/assets/small.js`)).status).toBe(200);
  await close();
});
