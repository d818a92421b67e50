/** Does work under a name after all that came before under the same. */
export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Pieces of work with one name, one after another within this process. Locks in the database do the same over all
 * processes; who waits here keeps no connection busy meanwhile.
 */
export function openTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    const mine = before === undefined ? work() : before.then(work);
    // Who comes next does not mind how this one ended.
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
