import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { PgBoss, type WorkHandler } from 'pg-boss';
import type { JobOptions, RunningJobs } from './jobs.ts';

/** Tried again after a minute, two, four, … at most an hour apart: about four hours in all. */
const RETRIES = { retryLimit: 8, retryDelay: 60, retryBackoff: true, retryDelayMax: 3_600 } as const;
const DAY_SECONDS = 86_400;

/** ms that stopping waits for what is being done. */
const FINISH_WITHIN_MS = 5_000;

/** s between two looks for work. */
const LOOK_EVERY_S = 5;

interface BossSettings {
  /** Hears what broke outside a request. */
  readonly onError: (error: unknown) => void;
  /** Default `jobs`. */
  readonly schema?: string;
  /** s between two looks for work, half a second at least. Default 5. */
  readonly lookEverySeconds?: number;
}

/**
 * The queue in the database (pg-boss, in a schema of its own, through the API's own connections). Any number of
 * instances share it, and each piece of work is done by one.
 */
export function bossJobs(pool: Pool, settings: BossSettings): RunningJobs {
  const { onError, schema = 'jobs', lookEverySeconds = LOOK_EVERY_S } = settings;
  const boss = new PgBoss({ schema, db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', onError);
  const handlers = new Map<string, WorkHandler<object>>();
  const schedules = new Map<string, string>();
  // Work that is handed over while the queue still starts waits for it.
  const started = Promise.withResolvers<void>();
  // Who waits for it hears of the failure; nobody else needs to.
  started.promise.catch(() => undefined);

  let starting: Promise<void> | undefined;

  async function startAll(): Promise<void> {
    await boss.start();
    for (const [name, handler] of handlers) {
      await boss.createQueue(name, { ...RETRIES, deleteAfterSeconds: DAY_SECONDS, retentionSeconds: 7 * DAY_SECONDS });
      await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, handler);
    }
    for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' });
  }

  return {
    async send(name, data, { key, startAfter }: JobOptions = {}) {
      await started.promise;
      const options = { ...(key !== undefined && { id: jobId(name, key) }), ...(startAfter && { startAfter }) };
      await boss.send(name, data, options);
    },
    work(name, handler) {
      const oneByOne = async (jobs: { data: object }[]) => {
        for (const { data } of jobs) await handler(data as Parameters<typeof handler>[0]);
      };
      handlers.set(name, oneByOne);
    },
    schedule: (name, cron) => void schedules.set(name, cron),
    start() {
      starting ??= startAll();
      starting.then(started.resolve, started.reject);
      return starting;
    },
    async stop() {
      // What never started, or could not, has nothing to stop.
      const running = await Promise.resolve(starting).then(
        () => starting !== undefined,
        () => false,
      );
      if (running) await boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS });
    },
  };
}

/** The same work has the same id, and the queue takes an id once. */
function jobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name} ${key}`).digest('hex');
  // A UUID made of our own bytes (version 8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
