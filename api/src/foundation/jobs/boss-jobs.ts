import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Metrics, openMetrics } from '@aangan/shared-kit/server/metrics';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { isDatabaseAway, JOBS_SCHEMA, listen } from '../database/public.ts';
import { createQueues } from './create-queues.ts';
import type { RunningJobs } from './jobs.ts';
import { measuredHandler, measureQueues } from './measure-jobs.ts';

/** ms that stopping waits for running jobs. */
const FINISH_WITHIN_MS = 5_000;

/** s between two polls. */
const LOOK_EVERY_S = 5;

/** ms before a step of the start is repeated while the database is away. */
const REPEAT_AFTER_MS = 500;

interface BossSettings {
  /** Is called with errors that occur outside a request. */
  readonly onError: (error: unknown) => void;
  /** Whether this instance starts later and does jobs; else it only sends them. Default true. */
  readonly works?: boolean;
  /** By default `jobs`. */
  readonly schema?: string;
  /**
   * s between two polls, at least half a second. Polling finds retries, jobs with a start time, and all jobs while
   * notifications do not arrive. Default 5.
   */
  readonly lookEverySeconds?: number;
  /**
   * s after which a job that is scheduled for every minute runs again, for tests that wait for it. By default the
   * schedule decides.
   */
  readonly minuteSeconds?: number | undefined;
  /** What the queue measures; nobody reads it by default. */
  readonly metrics?: Metrics;
}

/** The schedule of jobs for every minute. */
const EVERY_MINUTE = '* * * * *';

/**
 * The queue in the database. It uses pg-boss in a schema of its own, the API's connections and one connection that
 * listens. Any number of instances share it, and one of them does each job. A job without a start time starts as soon
 * as its transaction commits, because the commit notifies every instance.
 */
export function bossJobs(pool: Pool, settings: BossSettings): RunningJobs {
  const { onError, works = true, schema = JOBS_SCHEMA, lookEverySeconds = LOOK_EVERY_S, minuteSeconds } = settings;
  const { metrics = openMetrics() } = settings;
  const measured = measuredHandler(metrics);
  measureQueues(metrics, pool, schema);
  const boss = new PgBoss({
    schema,
    // Migrations create the usual one: the API's role may create none.
    createSchema: schema !== JOBS_SCHEMA,
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (channel, onNotification, onConnect) =>
        listen(pool.options, channel, { onNotification, onConnect, onError }),
    },
    useListenNotify: true,
    // Upkeep of the queue and its schedules belongs to those who work.
    supervise: works,
    schedule: works,
  });
  boss.on('error', onError);
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const schedules = new Map<string, string>();
  let preparing: Promise<void> | undefined;
  let starting: Promise<void> | undefined;
  let prepared = false;
  let stopped = false;
  let minutes: NodeJS.Timeout | undefined;

  async function prepareAll(): Promise<void> {
    await boss.start();
    await createQueues(boss, handlers.keys());
    prepared = true;
  }

  function prepare(): Promise<void> {
    preparing ??= prepareAll();
    return preparing;
  }

  async function startAll(): Promise<void> {
    await prepare();
    for (const [name, handler] of handlers) await repeated(() => startWorker(name, handler));
    for (const [name, cron] of schedules) await repeated(() => boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' }));
    if (minuteSeconds !== undefined && !stopped) shortenMinutes(minuteSeconds);
  }

  /** Whatever the number of instances, each job is sent once in its time. */
  function shortenMinutes(singletonSeconds: number): void {
    const names = [...schedules].flatMap(([name, cron]) => (cron === EVERY_MINUTE ? [name] : []));
    const sendAll = () => {
      for (const name of names) boss.send(name, {}, { singletonSeconds }).catch(onError);
    };
    minutes = setInterval(sendAll, singletonSeconds * 1000);
  }

  /** Repeats a step until the database is back: calls are answered already. */
  async function repeated(step: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (stopped) return;
        if (!isDatabaseAway(error)) throw error;
        onError(error);
        await pause(REPEAT_AFTER_MS);
      }
    }
  }

  async function startWorker(name: string, handler: (data: object) => Promise<void>): Promise<void> {
    const polling = { pollingIntervalSeconds: lookEverySeconds, notifyPollingIntervalSeconds: lookEverySeconds };
    const worker = await boss.work<object>(name, polling, async (jobs) => {
      try {
        for (const { data } of jobs) await handler(data);
      } finally {
        // One notification can be for several jobs: poll again at once until no job is left.
        boss.notifyWorker(worker);
      }
    });
  }

  return {
    async send(name, data, { key, startAfter, transaction } = {}) {
      // Waiting here would hold the caller's transaction open.
      if (!prepared) throw new Error(`The job ${name} cannot be sent: the queue is not prepared.`);
      await boss.send(name, data, {
        ...(key !== undefined && { id: jobId(name, key) }),
        ...(startAfter && { startAfter }),
        ...(transaction && { db: fromDrizzle(transaction, sql) }),
      });
    },
    work(name, handler) {
      if (preparing) throw new Error(`The job ${name} has no queue: it was added after the queues were created.`);
      handlers.set(
        name,
        measured(name, (data) => handler(data as Parameters<typeof handler>[0])),
      );
    },
    schedule: (name, cron) => void schedules.set(name, cron),
    prepare,
    start() {
      starting ??= startAll();
      return starting;
    },
    async stop() {
      stopped = true;
      await Promise.allSettled([preparing, starting]);
      clearInterval(minutes);
      if (preparing) await boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS });
    },
  };
}

/** The same work has the same id, and the queue accepts each id once. */
function jobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name} ${key}`).digest('hex');
  // A UUID made of our own bytes (version 8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
