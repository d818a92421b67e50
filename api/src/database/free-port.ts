import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems give ports to outgoing connections: what is free here stays free until used. */
const FIRST_PORT = 10_000;
const LAST_PORT = 20_999;

/** A TCP port of 127.0.0.1 that nobody uses now. Gives up (with the system's error) when it may open none. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
