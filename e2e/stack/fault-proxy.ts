import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What may happen to a request on its way to the asset origin. */
export type Fault =
  | { readonly kind: 'refused' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'status'; readonly status: number }
  /** An error page instead of a script, as some hosts send it: with status 200. */
  | { readonly kind: 'html' }
  /** The file with one extra byte. */
  | { readonly kind: 'tampered' }
  | { readonly kind: 'slow'; readonly ms: number };

/** A proxy between the shell and the asset origin that breaks the configured requests. */
export interface FaultProxy {
  readonly url: string;
  /**
   * Breaks every request whose path matches; a later rule has priority.
   * @returns a function that removes the rule.
   */
  break(path: RegExp, fault: Fault): () => void;
  /** Paths of the requests so far that were broken. */
  broken(): readonly string[];
  /** How long each hanging request was open until the client gave up, ms. */
  waited(): readonly number[];
  /** Removes all rules and records. */
  mendAll(): void;
  close(): Promise<void>;
}

const ERROR_PAGE = '<!doctype html><title>Bad gateway</title><h1>502</h1>';

export async function startFaultProxy(port: number, assetPort: number): Promise<FaultProxy> {
  const faults: { readonly path: RegExp; readonly fault: Fault }[] = [];
  const broken: string[] = [];
  const waited: number[] = [];
  const server = http.createServer((request, response) => {
    const { url = '/' } = request;
    const found = faults.findLast(({ path }) => path.test(url));
    if (found) broken.push(url);
    if (found?.fault.kind === 'hang') {
      const since = performance.now();
      response.once('close', () => waited.push(performance.now() - since));
    }
    meet(found?.fault, request, response, assetPort);
  });
  // Nothing is sent into a connection that is just closing: that would be a failure outside of the test.
  server.keepAliveTimeout = 0;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    break(path, problem) {
      const row = { path, fault: problem };
      faults.push(row);
      return () => {
        const index = faults.indexOf(row);
        if (index >= 0) faults.splice(index, 1);
      };
    },
    broken: () => [...broken],
    waited: () => [...waited],
    mendAll() {
      faults.length = 0;
      broken.length = 0;
      waited.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function meet(problem: Fault | undefined, request: IncomingMessage, response: ServerResponse, assetPort: number): void {
  switch (problem?.kind) {
    case 'refused':
      request.socket.destroy();
      return;
    case 'hang':
      return;
    case 'status':
      response.writeHead(problem.status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('no');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(ERROR_PAGE);
      return;
    case 'slow':
      setTimeout(() => passOn(request, response, assetPort), problem.ms);
      return;
    case 'tampered':
      passOn(request, response, assetPort, withOneByteMore);
      return;
    default:
      passOn(request, response, assetPort);
  }
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  change?: (body: Buffer) => Buffer,
): void {
  const { method = 'GET', url = '/', headers } = request;
  // A response that is to be changed must not be compressed.
  const asked = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const to = { host: '127.0.0.1', port, method, path: url, headers: asked, agent: false } as const;
  const onward = http.request(to, async (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!change) {
      answer.pipe(response.writeHead(statusCode, answered));
      return;
    }
    const body = change(Buffer.concat(await answer.toArray()));
    response
      .writeHead(statusCode, { ...answered, 'content-length': body.length, 'cache-control': 'no-store' })
      .end(body);
  });
  onward.once('error', () => request.socket.destroy());
  request.pipe(onward);
}

/** One extra byte: the script would still run, so only its digest differs. */
function withOneByteMore(body: Buffer): Buffer {
  return Buffer.concat([body, Buffer.from(' ')]);
}
