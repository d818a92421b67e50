import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/public.ts';
import type { JobOptions, Jobs } from './jobs.ts';

export interface InMemoryJobs extends Jobs {
  /**
   * Does every held job whose transaction was committed, and the jobs that these send. @throws what a handler throws
   */
  drain(): Promise<void>;
}

interface Held {
  readonly name: string;
  readonly data: object;
  readonly options: JobOptions;
}

/**
 * Jobs that wait in this process until they are drained: for tests, and for tools without a queue.
 * @param now epoch ms; jobs with a later start time stay held
 * @param database used to check whether a job's transaction was committed; required where jobs are sent in
 * transactions. A savepoint that is rolled back within a committed transaction is not noticed
 */
export function inMemoryJobs(now: () => number, database?: Database): InMemoryJobs {
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const keys = new Set<string>();
  /** Jobs of transactions that were open when they were sent, with PostgreSQL's number of the transaction. */
  let uncommitted: (Held & { readonly transactionId: string })[] = [];
  let held: Held[] = [];

  function hold(job: Held): void {
    const { key } = job.options;
    if (key !== undefined && keys.has(`${job.name} ${key}`)) return;
    if (key !== undefined) keys.add(`${job.name} ${key}`);
    held.push(job);
  }

  async function holdCommitted(): Promise<void> {
    const before = uncommitted;
    uncommitted = [];
    for (const job of before) {
      const status = database && (await transactionStatus(database, job.transactionId));
      if (status === 'committed') hold(job);
      else if (status === 'in progress') uncommitted.push(job);
    }
  }

  async function takeDue(): Promise<Held | undefined> {
    await holdCommitted();
    const due = held.find(({ options: { startAfter } }) => startAfter === undefined || startAfter.getTime() <= now());
    held = held.filter((job) => job !== due);
    return due;
  }

  return {
    async send(name, given, options = {}) {
      // Serialised as in the database, so what is not JSON is lost.
      const job = { name, data: JSON.parse(JSON.stringify(given)) as object, options };
      if (!options.transaction) return hold(job);
      if (!database)
        throw new Error('Held jobs need the database to know what is committed: inMemoryJobs(now, database).');
      uncommitted.push({ ...job, transactionId: await idOfTransaction(options.transaction) });
    },
    work: (name, handler) => void handlers.set(name, handler as (data: object) => Promise<void>),
    schedule: () => undefined,
    async drain() {
      for (let job = await takeDue(); job; job = await takeDue()) await handlers.get(job.name)?.(job.data);
    },
  };
}

async function idOfTransaction(transaction: Transaction): Promise<string> {
  const { rows } = await transaction.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
  return rows[0]?.id ?? '';
}

async function transactionStatus(database: Database, id: string): Promise<string | undefined> {
  const { rows } = await database.execute<{ status: string }>(sql`select pg_xact_status(${id}::xid8) as status`);
  return rows[0]?.status;
}
