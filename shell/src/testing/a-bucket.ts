import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** An S3-compatible server on a free port, with one empty bucket `releases`. */
export interface TestBucket {
  readonly endpoint: string;
  /** `PUT /releases/registry.json` of each request so far. */
  readonly seen: readonly string[];
  /** Called after a PUT was stored and before its answer is sent; true drops the answer. */
  loseAnswer: (key: string) => boolean;
  /** Kills the server, and starts it again with the same objects at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The environment variables that connect our client to it. */
export const TEST_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** @param directory for its files */
export async function testBucket(directory: string): Promise<TestBucket> {
  let s3 = await startS3rver(directory);
  const front = conditionalWrites(() => s3.port);
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  const address = front.server.address() as AddressInfo;
  return Object.assign(front.controls, {
    endpoint: `http://127.0.0.1:${address.port}`,
    restart: async () => {
      s3.process.kill('SIGKILL');
      await once(s3.process, 'exit');
      s3 = await startS3rver(directory);
    },
    close: async () => {
      front.server.closeAllConnections();
      await new Promise((resolve) => front.server.close(resolve));
      s3.process.disconnect();
    },
  });
}

async function startS3rver(directory: string): Promise<{ readonly process: ChildProcess; readonly port: number }> {
  const started = fork(path.join(import.meta.dirname, 's3rver-process.ts'), [directory], { execArgv: [] });
  const [port]: [number] = (await once(started, 'message')) as [number];
  return { process: started, port };
}

/**
 * Adds what S3 has and s3rver lacks: conditional writes, and reads that see an object before or after a write, never
 * half. This proxy lets one request in at a time, and answers 412 when `If-Match` or `If-None-Match` fails. It keeps no
 * connection, because s3rver answers a HEAD for a missing object with a body.
 */
function conditionalWrites(port: () => number) {
  const seen: string[] = [];
  const controls = { seen, loseAnswer: (_key: string) => false };
  let last: Promise<unknown> = Promise.resolve();

  const tagOf = (request: IncomingMessage) =>
    new Promise<string | undefined>((resolve, reject) => {
      // Sent as the owner of the files, so without the signature of this request.
      const head = httpRequest({
        agent: false,
        port: port(),
        host: '127.0.0.1',
        method: 'HEAD',
        path: request.url?.split('?')[0],
      });
      head.once('response', (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve(answer.headers.etag);
        else if (answer.statusCode === 404) resolve(undefined);
        // If any other answer counted as a missing object, a conditional write would succeed.
        else reject(new Error(`s3rver answered a HEAD with ${answer.statusCode}`));
      });
      head.once('error', reject).end();
    });

  async function holds(request: IncomingMessage): Promise<boolean> {
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (match === undefined && noneMatch === undefined) return true;
    const tag = await tagOf(request);
    return match === undefined ? tag === undefined : tag === match;
  }

  async function write(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    if (!(await holds(request))) {
      const code = '<Error><Code>PreconditionFailed</Code><Message>It changed.</Message></Error>';
      response.writeHead(412, { 'content-type': 'application/xml' }).end(code);
      return;
    }
    await pass(request, body, response, () => controls.loseAnswer(request.url ?? ''));
  }

  function pass(request: IncomingMessage, body: Buffer, response: ServerResponse, lost = () => false): Promise<void> {
    const { method, url, headers } = request;
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ agent: false, port: port(), host: '127.0.0.1', method, path: url, headers });
      sent.once('response', (answer) => {
        const content = method === 'HEAD' ? Promise.resolve([]) : answer.toArray();
        content.then((parts) => {
          if (lost()) response.destroy();
          else response.writeHead(answer.statusCode ?? 500, answer.headers).end(Buffer.concat(parts));
          resolve();
        }, reject);
      });
      sent.once('error', reject).end(body);
    });
  }

  const server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const body = Buffer.concat(await request.toArray());
    const answer = () => (request.method === 'PUT' ? write(request, body, response) : pass(request, body, response));
    last = last.then(answer).catch(() => response.destroy());
    return last;
  });
  return { server, controls };
}
