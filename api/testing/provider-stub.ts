import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TakenCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ProviderStub {
  readonly url: string;
  /** The requests that it received. */
  readonly calls: TakenCall[];
  /** Its next responses: a status and a body, or no response at all. */
  answer: { status: number; body: string } | 'nothing';
  close(): void;
}

/** A local server in place of a message provider. */
export async function providerStub(): Promise<ProviderStub> {
  const calls: TakenCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    if (stub.answer === 'nothing') return;
    response.writeHead(stub.answer.status, { 'content-type': 'application/json' }).end(stub.answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: ProviderStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: { status: 200, body: '{}' },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return stub;
}
