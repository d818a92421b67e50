import { createServer } from 'node:net';

/**
 * Tries to listen on a port of a host.
 * @returns the error code, or undefined when it works
 */
export function listenProblem(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** The first of the ports on which nothing can listen; undefined if all are free. */
export async function takenPort(ports: readonly number[]): Promise<number | undefined> {
  for (const port of ports) if ((await listenProblem(port)) !== undefined) return port;
  return undefined;
}
