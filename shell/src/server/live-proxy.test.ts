import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { until } from '../testing/until.ts';
import { declaredPrefixes } from './declared-prefixes.ts';
import { LIVE_PREFIX } from './live-proxy.ts';
import { shellSettings } from './settings.ts';
import { upstreams } from './upstreams.ts';

/** The shell's proxy in front of an API whose streams the test writes. */
async function proxied() {
  const streams: ServerResponse[] = [];
  const api = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(LIVE_PREFIX)) return void response.end('called');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: open\ndata: {}\n\n');
    streams.push(response);
    response.once('close', () => streams.splice(streams.indexOf(response), 1));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const shell = Fastify({ forceCloseConnections: 'idle' });
  await upstreams(
    shell,
    shellSettings({ API_URL: origin, ASSET_ORIGIN: origin }),
    declaredPrefixes(() => []),
    { isCrawler: async () => false, now: Date.now },
  );
  const url = await shell.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const leaving = new AbortController();
    const response = await fetch(`${url}${LIVE_PREFIX}/stream`, {
      headers: { 'accept-encoding': 'gzip, br' },
      signal: leaving.signal,
    });
    return { response, reader: response.body?.getReader(), leave: () => leaving.abort() };
  };
  return {
    url,
    shell,
    streams,
    open,
    async close() {
      await shell.close();
      api.closeAllConnections();
      api.close();
    },
  };
}

const textOf = (chunk: { readonly value?: Uint8Array | undefined } | undefined) =>
  new TextDecoder().decode(chunk?.value);

describe('a live stream through the shell', () => {
  it('arrives as it is sent, and is not compressed', async () => {
    const { open, streams, close } = await proxied();
    const { response, reader } = await open();
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(textOf(await reader?.read())).toBe('event: open\ndata: {}\n\n');
    streams[0]?.write('data: 1\n\n');
    expect(textOf(await reader?.read())).toBe('data: 1\n\n');
    await close();
  });

  it('ends at the API when the browser leaves', async () => {
    const { open, streams, close } = await proxied();
    const { leave } = await open();
    expect(streams).toHaveLength(1);
    leave();
    await until(() => streams.length === 0);
    await close();
  });

  it('takes no connection away from calls, however many streams there are', async () => {
    const { url, open, streams, close } = await proxied();
    const all = await Promise.all(Array.from({ length: 150 }, open));
    expect(streams).toHaveLength(150);
    expect(await (await fetch(`${url}/api/v1/places`)).text()).toBe('called');
    for (const { leave } of all) leave();
    await close();
  });

  it('ends when the shell stops, so that the shell does not wait for it', async () => {
    const { open, shell, close } = await proxied();
    const { reader } = await open();
    await reader?.read();
    const ended = reader?.read().then(
      ({ done }) => done,
      () => true,
    );
    await shell.close();
    expect(await ended).toBe(true);
    await close();
  });
});
