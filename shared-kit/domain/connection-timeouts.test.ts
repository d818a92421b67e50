import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serverTimeouts } from './connection-timeouts.ts';

const QUICK = { headersMs: 200, requestMs: 400, idleMs: 200 };

/** A server whose options are those of ours, as Fastify passes them on. */
async function listening() {
  const { http, requestTimeout, keepAliveTimeout } = serverTimeouts(QUICK);
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, (request, response) => {
    request.resume().once('end', () => response.end('here'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

it.each([
  ['sends nothing', ''],
  ['does not end its header', 'GET / HTTP/1.1\r\nhost: x\r\n'],
  ['does not end its body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na'],
  ['stays after its answer', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
])('a connection ends that %s', async (_what, text) => {
  const { server, port } = await listening();
  const socket = connect(port, '127.0.0.1');
  const trickle = text && setInterval(() => socket.write(text.endsWith('\r\n\r\n') ? '' : 'a'), 50);
  socket.on('error', () => undefined).resume();
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(trickle || undefined);
  server.close();
});

it('servers wait for no longer than that', () => {
  expect(serverTimeouts()).toEqual({
    requestTimeout: 1_200_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
  });
});
