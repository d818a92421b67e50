import { randomInt } from 'node:crypto';
import { listenProblem } from './listen-problem.ts';

/** Below the range from which systems give ports to outgoing connections: what is free here stays free until used. */
const FIRST_PORT = 10_000;
const LAST_PORT = 20_999;

/**
 * A TCP port of 127.0.0.1 that nobody uses now.
 * @throws Error when it may open none
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    const problem = await listenProblem(port);
    if (!problem) return port;
    if (problem !== 'EADDRINUSE') throw new Error(`No port can be opened (${problem})`);
  }
}
