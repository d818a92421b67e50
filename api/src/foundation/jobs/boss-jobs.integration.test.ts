import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { openDatabase } from '../database/client.ts';
import { bossJobs } from './boss-jobs.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

/** An instance with its own connections, looking for work often. */
function instance(schema: string) {
  const open = openTestDatabase({ url, connections: 4 });
  const jobs = bossJobs(open.pool, { schema, lookEverySeconds: 0.5, onError: (error) => errors.push(error) });
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

describe('the queue in the database', () => {
  it('does work that was handed over before it started, once, whichever of two instances takes it', async () => {
    const schema = `jobs_${process.pid}_a`;
    const two = [instance(schema), instance(schema)];
    const done: string[] = [];
    const all = Promise.withResolvers<void>();
    for (const { jobs } of two) {
      jobs.work<{ word: string }>('say', async ({ word }) => {
        done.push(word);
        if (done.length === 6) all.resolve();
      });
    }
    const early = two[0]?.jobs.send('say', { word: 'early' });
    await Promise.all(two.map(({ jobs }) => jobs.start()));
    await early;
    for (const [index, word] of ['a', 'b', 'c', 'd', 'e'].entries()) await two[index % 2]?.jobs.send('say', { word });
    await all.promise;
    await Promise.all(two.map(({ close }) => close()));
    expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'early']);
    expect(two.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('takes work with one key once, and tries again what failed', async () => {
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

  it('stops at once when it was never started', async () => {
    const { close } = instance('never');
    await expect(close()).resolves.toBeUndefined();
  });

  it('tells who hands work over that the queue could not start', async () => {
    const open = openDatabase('postgresql://nobody:secret@127.0.0.1:1/none');
    const jobs = bossJobs(open.pool, { onError: () => undefined });
    await expect(jobs.start()).rejects.toThrow();
    await expect(jobs.send('say', {})).rejects.toThrow();
    await jobs.stop();
    await open.close();
  });
});
