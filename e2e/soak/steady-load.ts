/** Requests that continue until they are stopped. */
export interface SteadyLoad {
  /** Answers so far. */
  answered(): number;
  /** Failures: another status than 200, or a broken connection. */
  readonly failures: readonly string[];
  /** The last answer of a path. */
  last(path: string): string | undefined;
  stop(): Promise<void>;
}

/** Requests the paths in turn, with several clients at once. */
export function steadyLoad(address: string, paths: readonly string[], clients: number): SteadyLoad {
  const failures: string[] = [];
  const bodies = new Map<string, string>();
  let answers = 0;
  let stopped = false;

  async function client(): Promise<void> {
    while (!stopped) {
      for (const path of paths) {
        try {
          const response = await fetch(address + path);
          const body = await response.text();
          if (response.status === 200) bodies.set(path, body);
          else failures.push(`HTTP ${response.status} for ${path}`);
          answers += 1;
        } catch (error) {
          failures.push(`${path}: ${error}`);
        }
      }
    }
  }

  const running = Array.from({ length: clients }, client);
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
