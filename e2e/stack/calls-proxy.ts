import http from 'node:http';
import { closeAtOnce, listenOn, passOn } from './pass-on.ts';

/** One call that reached the API. */
interface ApiCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** When it arrived, ms since 1970. */
  readonly at: number;
}

/** Calls that the shell's server makes by itself, at any time. */
const OF_THE_SERVER = ['/healthz', '/api/v1/experiments'];

/** A proxy between the shell and the API that records the calls of pages. */
export interface CallsProxy {
  readonly url: string;
  /** The calls since the last `clear`, in order. */
  calls(): readonly ApiCall[];
  clear(): void;
  close(): Promise<void>;
}

export async function startCallsProxy(port: number, apiPort: number): Promise<CallsProxy> {
  const calls: ApiCall[] = [];
  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (!OF_THE_SERVER.includes(url)) calls.push({ method, path: url, at: Date.now() });
    passOn(request, response, apiPort);
  });
  return {
    url: await listenOn(server, port),
    calls: () => [...calls],
    clear: () => calls.splice(0),
    close: () => closeAtOnce(server),
  };
}
