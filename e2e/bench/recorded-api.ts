import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';

/** A stand-in for the API that replays recorded responses without delay. */
interface RecordedApi {
  readonly url: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  /** Whether anybody may get the answer: the shell shares pages that are made of such answers. */
  readonly caching: string;
  readonly body: Buffer;
}

/** Requests each path and query once from the real API and then answers from memory. */
export async function startRecordedApi(port: number, apiUrl: string): Promise<RecordedApi> {
  const answers = new Map<string, Promise<Answer>>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const known = answers.get(path) ?? record(apiUrl, path);
    answers.set(path, known);
    known.then(
      ({ status, type, caching, body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': caching }).end(body),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function record(apiUrl: string, path: string): Promise<Answer> {
  const answer = await fetch(apiUrl + path);
  const body = Buffer.from(await answer.arrayBuffer());
  const { status, headers } = answer;
  const type = headers.get('content-type') ?? 'application/json';
  return { status, type, caching: headers.get('cache-control') ?? 'no-store', body };
}

/** The same in a process of its own, for a benchmark that is busy itself: it answers at once all the same. */
export async function forkRecordedApi(port: number, apiUrl: string): Promise<RecordedApi> {
  const child = fork(path.join(import.meta.dirname, 'recorded-api-process.ts'), [String(port), apiUrl]);
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
