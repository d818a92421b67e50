import type { Transaction } from '../database/public.ts';

/** Work that is done after the answer, or at night, once whatever happens to this process. */
export interface Jobs {
  /**
   * Hands work over. With the same key it is one piece of work, for as long as the first is remembered (a day after it
   * was done).
   * @param data JSON; kept in the database until a day after it was done: no codes, no passwords
   */
  send(name: string, data: object, options?: JobOptions): Promise<void>;
  /**
   * Says who does the work of a name. Called while the API is put together; a handler that throws is tried again, up to
   * eight times within a day, so it must bear being called twice.
   */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): void;
  /** Sends an empty piece of work at these times, once for all instances. @param cron five fields, Indian time */
  schedule(name: string, cron: string): void;
}

export interface JobOptions {
  readonly key?: string;
  /** Not before then. */
  readonly startAfter?: Date;
  /** Writes the job in this transaction: it is done once the transaction commits, and never when it rolls back. */
  readonly transaction?: Transaction;
}

/** A queue that runs on its own, from the API's start to its end. */
export interface RunningJobs extends Jobs {
  /**
   * Creates the tables and queues, so that jobs can be sent. Call it after the last `work` and before the API listens:
   * a call that sends a job in its transaction must not wait for the queue with the transaction open.
   */
  prepare(): Promise<void>;
  /** Starts working; prepares first where nobody has. */
  start(): Promise<void>;
  /** Takes nothing new and waits for what is being done. */
  stop(): Promise<void>;
}
