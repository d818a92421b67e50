import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another company's server, on this machine. */
export interface LoopbackServer {
  /** Its address; starts it at the first use. */
  readonly url: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A server on a free port of this machine. @param answer answers a request; a throw is a 500 */
export function loopbackServer(
  answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>,
): LoopbackServer {
  let started: Promise<Server> | undefined;
  async function start(): Promise<Server> {
    const server = createServer((incoming, response) => {
      answer(incoming, response).catch(() => {
        if (!response.headersSent) replyJson(response, 500, {});
      });
    });
    server.unref();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }
  return {
    async url() {
      started ??= start();
      return `http://127.0.0.1:${((await started).address() as AddressInfo).port}`;
    },
    async close() {
      const server = await started;
      server?.closeAllConnections();
      server?.close();
    },
  };
}

export function replyJson(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

export async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}
