/** Runs work after all earlier work of the same name. */
export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Serialises work with the same name within this process. Database locks do the same across processes; waiting here
 * does not occupy a connection.
 */
export function openTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    const mine = before === undefined ? work() : before.then(work);
    // A failure of earlier work does not affect later work.
    const ended = mine.then(ignore, ignore);
    last.set(name, ended);
    try {
      return await mine;
    } finally {
      if (last.get(name) === ended) last.delete(name);
    }
  };
}

function ignore(): void {}
