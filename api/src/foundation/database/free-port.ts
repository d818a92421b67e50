import { randomInt } from 'node:crypto';
import { listenProblem } from '@aangan/shared-kit/server/listen-problem';

/** Below the range of ports that systems use for outgoing connections, so a free port stays free until it is used. */
const FIRST_PORT = 10_000;
const LAST_PORT = 20_999;

/**
 * A free TCP port on 127.0.0.1.
 * @throws Error when no port may be opened
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    const problem = await listenProblem(port);
    if (!problem) return port;
    if (problem !== 'EADDRINUSE') throw new Error(`No port can be opened (${problem})`);
  }
}
