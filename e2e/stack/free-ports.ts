import { listenProblem } from '@aangan/shared-kit/server/listen-problem';

/** Below the range of ephemeral ports. */
const FIRST_PORT = 21_000;
const PORTS_EACH = 999;

/** A site with one given port takes the next two as well. */
const APART = 3;

/** The tests' workers run side by side with port ranges of their own; other processes have the last thousand. */
const RANGE = Number(process.env.TEST_PARALLEL_INDEX ?? 9);

/** Number of ports given out from the range: none twice in a row, since a server may take a while to open its port. */
let given = 0;

/** Unused ports of 127.0.0.1, all different, also from those that were returned before. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = FIRST_PORT + RANGE * PORTS_EACH + ((given++ * APART) % PORTS_EACH);
    if (!(await listenProblem(port))) ports.push(port);
  }
  return ports;
}
