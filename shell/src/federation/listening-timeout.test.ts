import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listeningTimeout } from './listening-timeout.ts';

/** As a renderer that makes a page, or runs the code of a remote for the first time. */
function isBusyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('a thread that was busy reads the answer that waits for it', async () => {
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const asked = fetch(`http://127.0.0.1:${port}/`, { signal: listeningTimeout(300) });
    // The connection is made before the thread is busy.
    await once(server, 'connection');
    isBusyFor(600);
    expect(await (await asked).text()).toBe('here');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it('a thread that hears nothing gives up', async () => {
  const signal = listeningTimeout(100);
  expect(signal.aborted).toBe(false);
  await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'Nothing was heard for 100 ms' });
});
