import type { JobOptions, Jobs } from './jobs.ts';

export interface HeldJobs extends Jobs {
  /** Does everything that is held, and what comes of it. @throws what a handler throws */
  drain(): Promise<void>;
}

interface Held {
  readonly name: string;
  readonly data: object;
  readonly startAfter: Date | undefined;
}

/**
 * Jobs that wait in this process until they are drained: for tests, and for tools that have no queue.
 * @param now epoch ms; what starts later stays
 */
export function heldJobs(now: () => number): HeldJobs {
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const keys = new Set<string>();
  let held: Held[] = [];

  function takeDue(): Held | undefined {
    const due = held.find(({ startAfter }) => startAfter === undefined || startAfter.getTime() <= now());
    held = held.filter((job) => job !== due);
    return due;
  }

  return {
    async send(name, data, { key, startAfter }: JobOptions = {}) {
      if (key !== undefined && keys.has(`${name} ${key}`)) return;
      if (key !== undefined) keys.add(`${name} ${key}`);
      // As through a database: what is not JSON is lost on the way.
      held.push({ name, data: JSON.parse(JSON.stringify(data)) as object, startAfter });
    },
    work: (name, handler) => void handlers.set(name, handler as (data: object) => Promise<void>),
    schedule: () => undefined,
    async drain() {
      for (let job = takeDue(); job; job = takeDue()) await handlers.get(job.name)?.(job.data);
    },
  };
}
