import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Its address; starts it at the first use. */
  readonly url: () => Promise<string>;
  readonly close: () => Promise<void>;
}

type Answer = (incoming: IncomingMessage, body: string, response: ServerResponse) => Promise<void>;

/** A server of another company in the demonstration, on a free port of this machine. What throws is answered with 500. */
export function localServer(answer: Answer): LocalServer {
  let started: Promise<Server> | undefined;
  async function start(): Promise<Server> {
    const server = createServer((incoming, response) => {
      textOf(incoming)
        .then((body) => answer(incoming, body, response))
        .catch(() => {
          if (!response.headersSent) response.writeHead(500).end();
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

/** Answers with JSON. */
export function replyJson(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}
