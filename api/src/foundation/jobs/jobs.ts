import type { Transaction } from '../database/public.ts';

/** Work that is done after the response, or at night. It is done once, even if this process dies. */
export interface Jobs {
  /**
   * Sends a job. Jobs with the same key are one job, for as long as the first is stored (a day after it was done).
   * @param data JSON, stored in the database until a day after the job was done: no codes, no passwords
   */
  send(name: string, data: object, options?: JobOptions): Promise<void>;
  /**
   * Registers the handler of a job. Called while the API is put together. A handler that throws is retried up to eight
   * times within a day, so it must be safe to repeat.
   */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): void;
  /** Sends a job without data at these times, once for all instances. @param cron five fields, Indian time */
  schedule(name: string, cron: string): void;
}

export interface JobOptions {
  readonly key?: string;
  /** The job does not start before this time. */
  readonly startAfter?: Date;
  /** Writes the job in this transaction. It is done once the transaction commits, and never when it rolls back. */
  readonly transaction?: Transaction;
}

/** A queue that runs by itself, from the API's start to its end. */
export interface RunningJobs extends Jobs {
  /**
   * Creates the tables and queues, so that jobs can be sent. Call it after the last `work` and before the API listens:
   * a call that sends a job in its transaction must not wait for the queue with the transaction open.
   */
  prepare(): Promise<void>;
  /** Starts working; prepares first if nobody has. */
  start(): Promise<void>;
  /** Takes no new jobs and waits for the running ones. */
  stop(): Promise<void>;
}
