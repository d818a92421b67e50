import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { testDatabaseUrl } from '../../../testing/test-database-url.ts';
import { bossJobs } from '../jobs/boss-jobs.ts';
import { type EventHandler, openEvents } from './events.ts';

type Handler = EventHandler<'account.created'>;

/** An instance of the API with these modules subscribed. It polls so rarely that work starts by notification only. */
async function instance(schema: string, subscribers: Readonly<Record<string, Handler>>, lookEverySeconds = 3_600) {
  const open = openTestDatabase({ url: testDatabaseUrl(), connections: 4, as: 'owner' });
  const jobs = bossJobs(open.pool, { schema, lookEverySeconds, onError: () => undefined });
  const events = openEvents(jobs, () => Date.parse('2026-11-20T10:00:00Z'));
  for (const [subscriber, handle] of Object.entries(subscribers)) events.on('account.created', subscriber, handle);
  await jobs.start();
  return {
    pool: open.pool,
    database: open.database,
    emit: (accountId: string) =>
      open.database.transaction((transaction) => events.emit(transaction, 'account.created', { accountId })),
    events,
    close: async () => {
      await jobs.stop();
      await open.close();
    },
  };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const schemaOf = (test: string) => `events_${process.pid}_${test}`;

describe('events', () => {
  it('reach every subscriber once after the commit, with the same id and time', async () => {
    const seen: { by: string; accountId: string; id: string; at: Date }[] = [];
    const hear =
      (by: string): Handler =>
      async ({ accountId }, { id, at }) =>
        void seen.push({ by, accountId, id, at });
    const api = await instance(schemaOf('once'), { visits: hear('visits'), listings: hear('listings') });
    await api.database.transaction(async (transaction) => {
      await api.events.emit(transaction, 'account.created', { accountId: 'acc_1' });
      // Another connection does not see the uncommitted event.
      const { rows } = await api.pool.query(
        `select 1 from ${schemaOf('once')}.job where name like 'account.created/%'`,
      );
      expect(rows).toEqual([]);
    });
    await api.emit('acc_2');
    await until(() => seen.length >= 4);
    await api.close();
    const [first] = seen;
    const ofFirst = seen.filter(({ accountId }) => accountId === first?.accountId);
    expect(seen.map(({ by, accountId }) => `${by} ${accountId}`).sort()).toEqual([
      'listings acc_1',
      'listings acc_2',
      'visits acc_1',
      'visits acc_2',
    ]);
    expect(new Set(ofFirst.map(({ id }) => id)).size).toBe(1);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(2);
    expect(first?.at).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  it('do not reach anybody when the transaction rolls back', async () => {
    const seen: string[] = [];
    const api = await instance(schemaOf('rollback'), { visits: async ({ accountId }) => void seen.push(accountId) });
    const rolledBack = api.database.transaction(async (transaction) => {
      await api.events.emit(transaction, 'account.created', { accountId: 'undone' });
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    await api.emit('done');
    await until(() => seen.includes('done'));
    await api.close();
    expect(seen).toEqual(['done']);
  });

  it('are delivered again to a subscriber that failed, without delaying the other subscriber', async () => {
    const schema = schemaOf('retry');
    const tries: string[] = [];
    const seen: string[] = [];
    const api = await instance(
      schema,
      {
        visits: async (_event, { id }) => {
          tries.push(id);
          if (tries.length === 1) throw new Error('not yet');
        },
        listings: async ({ accountId }) => void seen.push(accountId),
      },
      0.5,
    );
    await api.emit('acc_1');
    await until(() => tries.length === 1 && seen.length === 1);
    const retry = `update ${schema}.job set start_after = now() where name = 'account.created/visits' and state = 'retry'`;
    // The minute before the next retry has passed.
    await until(async () => (await api.pool.query(retry)).rowCount === 1);
    await until(() => tries.length === 2);
    await api.close();
    expect(tries[1]).toBe(tries[0]);
    expect(seen).toEqual(['acc_1']);
  });

  it('are handled by only one of two instances', async () => {
    const schema = schemaOf('two');
    const seen: string[] = [];
    const visits: Handler = async ({ accountId }) => void seen.push(accountId);
    const two = [await instance(schema, { visits }), await instance(schema, { visits })];
    const accounts = Array.from({ length: 20 }, (_, index) => `acc_${index}`);
    await Promise.all(accounts.map((accountId, index) => two[index % 2]?.emit(accountId)));
    const open = `select 1 from ${schema}.job where name = 'account.created/visits' and state <> 'completed'`;
    await until(async () => seen.length >= 20 && (await two[0]?.pool.query(open))?.rowCount === 0);
    await Promise.all(two.map(({ close }) => close()));
    expect(seen.sort()).toEqual(accounts.sort());
  });

  it('are delivered by another instance when the publishing process dies after the commit', async () => {
    const schema = schemaOf('dies');
    const script = join(import.meta.dirname, '../../../testing/emit-and-die.ts');
    const dying = spawn(process.execPath, [script, testDatabaseUrl(), schema, 'acc_orphan'], { stdio: 'ignore' });
    expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL']);
    const seen: string[] = [];
    const api = await instance(schema, { visits: async ({ accountId }) => void seen.push(accountId) });
    await until(() => seen.length > 0);
    await api.close();
    expect(seen).toEqual(['acc_orphan']);
  });

  it('refuse a second subscription of one module to the same event', () => {
    const events = openEvents({ send: async () => undefined, work: () => undefined, schedule: () => undefined });
    events.on('contact.made', 'rewards', async () => undefined);
    expect(() => events.on('contact.made', 'rewards', async () => undefined)).toThrow('already');
  });
});
