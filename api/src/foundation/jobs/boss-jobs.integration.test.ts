import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { openDatabase } from '../database/client.ts';
import { bossJobs } from './boss-jobs.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

/** An hour: within a test, no job is found by polling. */
const HARDLY_EVER_S = 3_600;

/** An instance with its own connections. By default it polls often. */
function instance(schema: string, lookEverySeconds = 0.5, minuteSeconds?: number) {
  const open = openTestDatabase({ url, connections: 4, as: 'owner' });
  const jobs = bossJobs(open.pool, { schema, lookEverySeconds, minuteSeconds, onError: (error) => errors.push(error) });
  const errors: unknown[] = [];
  return {
    jobs,
    errors,
    open,
    close: async () => {
      await jobs.stop();
      await open.close();
    },
  };
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Collects words until it has the given number. */
function collector(expected: number) {
  const words: string[] = [];
  const all = Promise.withResolvers<void>();
  const hear = async ({ word }: { word: string }) => {
    words.push(word);
    if (words.length >= expected) all.resolve();
  };
  return { words, hear, all: all.promise };
}

const LISTENING = `select pid from pg_stat_activity where datname = current_database() and query like 'listen "pgboss%'`;

describe('the queue in the database', () => {
  it('does a job that was sent before it started once, whichever of two instances takes it', async () => {
    const schema = `jobs_${process.pid}_a`;
    const two = [instance(schema), instance(schema)];
    const { words, hear, all } = collector(6);
    for (const { jobs } of two) jobs.work('say', hear);
    await two[0]?.jobs.prepare();
    await two[0]?.jobs.send('say', { word: 'early' });
    await Promise.all(two.map(({ jobs }) => jobs.start()));
    for (const [index, word] of ['a', 'b', 'c', 'd', 'e'].entries()) await two[index % 2]?.jobs.send('say', { word });
    await all;
    await Promise.all(two.map(({ close }) => close()));
    expect(words.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'early']);
    expect(two.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('does a job for every minute in each of the seconds that a minute is given, once for two instances', async () => {
    const two = [0, 1].map(() => instance(`jobs_${process.pid}_minute`, HARDLY_EVER_S, 1));
    const began = performance.now();
    const words = collector(5);
    for (const { jobs } of two) {
      jobs.work('look', () => words.hear({ word: 'looked' }));
      jobs.schedule('look', '* * * * *');
      await jobs.start();
    }
    await words.all;
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(two.map(({ close }) => close()));
    expect(two.flatMap(({ errors }) => errors)).toEqual([]);
    // One may be of the schedule itself. The four others are of different seconds, and the first comes after one.
    expect(seconds).toBeGreaterThan(3);
  });

  it('starts a job that another instance commits, without waiting for the next poll', async () => {
    const schema = `jobs_${process.pid}_notified`;
    const worker = instance(schema, HARDLY_EVER_S);
    const sender = instance(schema, HARDLY_EVER_S);
    const { words, hear, all } = collector(4);
    for (const { jobs } of [worker, sender]) jobs.work('say', hear);
    await worker.jobs.start();
    await sender.jobs.prepare();
    await until(async () => (await worker.open.pool.query(LISTENING)).rowCount === 2);
    await sender.jobs.send('say', { word: 'a' });
    await sender.open.database.transaction(async (transaction) => {
      // One commit notifies once for several jobs of a name.
      for (const word of ['b', 'c', 'd']) await sender.jobs.send('say', { word }, { transaction });
    });
    await all;
    await Promise.all([worker.close(), sender.close()]);
    expect(words.sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts a job that was committed while the listening connection was broken, once it listens again', async () => {
    const { jobs, open, errors, close } = instance(`jobs_${process.pid}_broken`, HARDLY_EVER_S);
    const { words, hear, all } = collector(2);
    jobs.work('say', hear);
    await jobs.start();
    await until(async () => (await open.pool.query(LISTENING)).rowCount === 1);
    await open.database.transaction(async (transaction) => {
      await transaction.execute(`select pg_terminate_backend(pid) from (${LISTENING}) listening`);
      await jobs.send('say', { word: 'missed' }, { transaction });
    });
    await until(() => words.includes('missed'));
    await until(async () => (await open.pool.query(LISTENING)).rowCount === 1);
    await jobs.send('say', { word: 'heard' });
    await all;
    await close();
    expect(errors).not.toEqual([]);
  });

  it('finds a job by polling when no notification arrives', async () => {
    const { jobs, close } = instance(`jobs_${process.pid}_silent`);
    const { hear, all } = collector(1);
    jobs.work('say', hear);
    await jobs.start();
    // PostgreSQL sends no notification when a job's start time comes.
    await jobs.send('say', { word: 'later' }, { startAfter: new Date(Date.now() + 1_500) });
    await all;
    await close();
  });

  it('does not do the job of a transaction that rolls back', async () => {
    const { jobs, open, close } = instance(`jobs_${process.pid}_rollback`);
    const { words, hear, all } = collector(1);
    jobs.work('say', hear);
    await jobs.start();
    const rolledBack = open.database.transaction(async (transaction) => {
      await jobs.send('say', { word: 'never' }, { transaction });
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    await jobs.send('say', { word: 'after' });
    await all;
    await close();
    expect(words).toEqual(['after']);
  });

  it('takes one job per key, and retries a failed one', async () => {
    const schema = `jobs_${process.pid}_b`;
    const { jobs, open, close } = instance(schema);
    let tries = 0;
    const failed = Promise.withResolvers<void>();
    jobs.work('break', async () => {
      tries += 1;
      failed.resolve();
      throw new Error('not yet');
    });
    await jobs.start();
    await jobs.send('break', { of: 'one' }, { key: 'same' });
    await jobs.send('break', { of: 'two' }, { key: 'same' });
    await failed.promise;
    const { rows } = await open.pool.query(
      `select data, retry_limit, retry_delay, retry_backoff from ${schema}.job where name = 'break'`,
    );
    await close();
    expect(rows).toEqual([{ data: { of: 'one' }, retry_limit: 8, retry_delay: 60, retry_backoff: true }]);
    expect(tries).toBe(1);
  });

  it('updates queues that an earlier release created', async () => {
    const schema = `jobs_${process.pid}_earlier`;
    const [earlier, later] = [instance(schema), instance(schema)];
    for (const { jobs } of [earlier, later]) jobs.work('say', async () => undefined);
    await earlier.jobs.prepare();
    await earlier.open.pool.query(`update ${schema}.queue set notify = false, retry_limit = 2 where name = 'say'`);
    await later.jobs.prepare();
    const { rows } = await later.open.pool.query(`select notify, retry_limit from ${schema}.queue where name = 'say'`);
    await Promise.all([earlier.close(), later.close()]);
    expect(rows).toEqual([{ notify: true, retry_limit: 8 }]);
  });

  it('stops at once when it was never started', async () => {
    const { close } = instance('never');
    await expect(close()).resolves.toBeUndefined();
  });

  it('refuses jobs before it is prepared, and new kinds of jobs after that', async () => {
    const { jobs, close } = instance(`jobs_${process.pid}_late`);
    await expect(jobs.send('say', {})).rejects.toThrow('not prepared');
    await jobs.prepare();
    expect(() => jobs.work('late', async () => undefined)).toThrow('after the queues were created');
    await close();
  });

  it('reports to both the starter and the sender that the queue could not start', async () => {
    const open = openDatabase('postgresql://nobody:secret@127.0.0.1:1/none');
    const jobs = bossJobs(open.pool, { onError: () => undefined });
    await expect(jobs.start()).rejects.toThrow();
    await expect(jobs.send('say', {})).rejects.toThrow();
    await jobs.stop();
    await open.close();
  });
});
