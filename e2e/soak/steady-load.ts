import { setTimeout as pause } from 'node:timers/promises';

interface LoadOptions {
  /** ms between two requests of a client; none by default. */
  readonly restMs?: number;
  /** Is called for each failure, as it happens, with the beginning of the answer. */
  readonly onFailure?: (failure: string) => void;
}

/** Letters of an answer of failure that are shown: a proxy's begins otherwise than ours. */
const SHOWN = 120;

/** Requests that continue until they are stopped. */
export interface SteadyLoad {
  /** Answers so far. */
  answered(): number;
  /** Failures: another status than 200, or a connection that broke at every server. */
  readonly failures: readonly string[];
  /** The last answer of a path. */
  last(path: string): string | undefined;
  stop(): Promise<void>;
}

/**
 * Requests the paths in turn, with several clients at once.
 * @param servers their addresses; each client begins at another one. As from a proxy in front, a request whose connection
 *   breaks goes to the next server
 */
export function steadyLoad(
  servers: readonly string[],
  paths: readonly string[],
  clients: number,
  { restMs = 0, onFailure }: LoadOptions = {},
): SteadyLoad {
  const failures: string[] = [];
  const bodies = new Map<string, string>();
  let answers = 0;
  let stopped = false;

  async function client(number: number): Promise<void> {
    const own = servers.map((_, index) => servers[(number + index) % servers.length] ?? '');
    // Clients that rest do not all come at once. Each begins at another path.
    await pause((restMs * number) / clients);
    for (let turn = number; !stopped; turn++) {
      await visit(own, paths[turn % paths.length] ?? '/');
      if (restMs > 0) await pause(restMs);
    }
  }

  function fail(failure: string, begins = ''): void {
    failures.push(failure);
    onFailure?.(`${failure} ${begins}`);
  }

  async function visit([server = '', ...others]: readonly string[], path: string): Promise<void> {
    try {
      // A connection that is kept would break with a server that was started again meanwhile.
      const response = await fetch(server + path, { headers: { connection: 'close' } });
      const body = await response.text();
      if (response.status === 200) bodies.set(path, body);
      else fail(`HTTP ${response.status} for ${path}`, body.slice(0, SHOWN));
      answers += 1;
    } catch (error) {
      if (others.length > 0) await visit(others, path);
      else fail(`${path}: ${error}`);
    }
  }

  const running = Array.from({ length: clients }, (_, number) => client(number));
  return {
    answered: () => answers,
    failures,
    last: (path) => bodies.get(path),
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}
