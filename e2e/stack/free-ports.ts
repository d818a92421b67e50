import { listenProblem } from '../../api/src/foundation/database/listen-problem.ts';

/** Below the range from which systems give out ports by themselves. */
const FIRST_PORT = 21_000;
const PORTS_EACH = 999;

/** A site that is told one port takes the next two as well. */
const APART = 3;

/** The tests' workers run side by side and each has ports of its own; what is no worker has the last thousand. */
const RANGE = Number(process.env.TEST_PARALLEL_INDEX ?? 9);

/** How many ports of the range were given out: none twice in a row, since a server may take a while to open its. */
let given = 0;

/** Ports of 127.0.0.1 that nobody uses now, all different, also from those that were given before. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = FIRST_PORT + RANGE * PORTS_EACH + ((given++ * APART) % PORTS_EACH);
    if (!(await listenProblem(port))) ports.push(port);
  }
  return ports;
}
