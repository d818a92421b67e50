import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { EventName, EventTypes } from './event-types.ts';

/** One occurrence of an event. */
interface Occurrence {
  /** The same for every subscriber and every redelivery. */
  readonly id: string;
  readonly at: Date;
}

export type EventHandler<Name extends EventName> = (event: EventTypes[Name], occurrence: Occurrence) => Promise<void>;

/** What one module does when an event of another module occurs. */
export interface Events {
  /**
   * Writes the event in the transaction that causes it. It is delivered when that transaction commits, and never when
   * it rolls back.
   */
  emit<Name extends EventName>(transaction: Transaction, name: Name, event: EventTypes[Name]): Promise<void>;
  /**
   * Subscribes a module. Called while the API is put together, before the queue is prepared.
   *
   * Each subscriber gets each event at least once, usually within 100 ms of the commit, on one of the instances. An
   * event may come twice and events may come in any order, so a handler must be safe to repeat: by a unique key, or by
   * the occurrence's id. A handler that throws is tried again for about four hours; other subscribers do not wait.
   * @param subscriber the module's name; a module subscribes to an event once
   * @throws Error when the subscriber has the event already
   */
  on<Name extends EventName>(name: Name, subscriber: string, handle: EventHandler<Name>): void;
}

/** An event as the queue stores it. */
interface EventJob<Name extends EventName> {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly event: EventTypes[Name];
}

/**
 * Events over the job queue, with a queue for every subscriber of every event: `contact.made/rewards`.
 * @param now epoch ms
 */
export function openEvents(jobs: Jobs, now: () => number = Date.now): Events {
  const queues = new Map<EventName, string[]>();

  return {
    async emit(transaction, name, event) {
      const data = { id: randomUUID(), at: new Date(now()).toISOString(), event };
      for (const queue of queues.get(name) ?? []) await jobs.send(queue, data, { transaction });
    },
    on(name, subscriber, handle) {
      const queue = `${name}/${subscriber}`;
      const others = queues.get(name) ?? [];
      if (others.includes(queue)) throw new Error(`${subscriber} subscribes to ${name} already.`);
      queues.set(name, [...others, queue]);
      jobs.work<EventJob<typeof name>>(queue, ({ id, at, event }) => handle(event, { id, at: new Date(at) }));
    },
  };
}
