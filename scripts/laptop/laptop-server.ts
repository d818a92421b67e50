import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { contentHeaders } from '../../shell/src/registry/content-type.ts';

/** Serves the builds of one remote to a shell and to browsers, as the asset origin serves releases. */
export interface LaptopServer {
  readonly port: number;
  /**
   * Serves what a build left in `dist` and notifies open pages of it. Earlier builds stay for pages that loaded them.
   */
  add(dist: string, release: Pick<Release, 'version'>): void;
  close(): Promise<void>;
}

/** As at the asset origin: any site may read the built files, none of which is secret. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * @param remote `mfe-search`
 * @param folder gets the builds; emptied at both ends
 * @param port 0 for any
 * @throws Error when the port is taken
 */
export async function startLaptopServer(remote: string, folder: string, port: number): Promise<LaptopServer> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const listening = new Set<ServerResponse>();
  let latest = '';
  const server = createServer((request, response) => answer(request, response));
  await listen(server, port);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://laptop');
    if (pathname === `/${remote}/live`) notifyWhenNew(response);
    else if (pathname === `/${remote}/release.json` && latest) send(response, `${latest}/release.json`, 'no-store');
    else sendFile(response, pathname);
  }

  /** A file below `/<remote>/<version>/`. */
  function sendFile(response: ServerResponse, pathname: string): void {
    const name = pathname.startsWith(`/${remote}/`) ? pathname.slice(remote.length + 2) : '';
    // No `..` and no escapes: names of builds are plain.
    if (!/^[\w.-]+(\/[\w.-]+)+$/.test(name) || name.includes('..')) response.writeHead(404, HEADERS).end();
    else send(response, name, IMMUTABLE);
  }

  function send(response: ServerResponse, name: string, cacheControl: string): void {
    const file = path.join(folder, name);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, HEADERS).end();
      return;
    }
    const headers = { ...HEADERS, 'cache-control': cacheControl, 'content-type': contentHeaders(file).type };
    response.writeHead(200, headers).end(readFileSync(file));
  }

  /** Server-sent events: the version, now and with each new one. */
  function notifyWhenNew(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'cache-control': 'no-store', 'content-type': 'text/event-stream' });
    response.write(`data: ${latest}\n\n`);
    listening.add(response);
    response.once('close', () => listening.delete(response));
  }

  return {
    port: portOf(server),
    add(dist, { version }) {
      cpSync(dist, path.join(folder, version), { recursive: true });
      latest = version;
      for (const response of listening) response.write(`data: ${version}\n\n`);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: name another one with --port.`) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The laptop has no port');
  return address.port;
}
