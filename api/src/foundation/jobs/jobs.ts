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
}

/** A queue that runs on its own, from the API's start to its end. */
export interface RunningJobs extends Jobs {
  /** Starts working. */
  start(): Promise<void>;
  /** Takes nothing new and waits for what is being done. */
  stop(): Promise<void>;
}
