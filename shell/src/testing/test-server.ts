import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server on a free port; `handle` may be replaced during a test. */
export interface TestServer {
  readonly origin: string;
  /** `GET /path` of each request so far. */
  readonly seen: readonly string[];
  readonly requests: readonly IncomingMessage[];
  handle: Handler;
  close(): Promise<void>;
}

export async function testServer(handle: Handler): Promise<TestServer> {
  const seen: string[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    requests.push(request);
    running.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const running: TestServer = {
    origin: `http://127.0.0.1:${port}`,
    seen,
    requests,
    handle,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
