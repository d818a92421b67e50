import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './client.ts';
import { isDatabaseAway } from './database-away.ts';
import { type EmbeddedPostgres, startPostgres } from './embedded.ts';
import { listen } from './listen.ts';

describe('a database that is killed', () => {
  let root: string;
  let postgres: EmbeddedPostgres;

  const start = (port?: number) =>
    startPostgres({ folder: join(root, 'postgres'), settings: { fsync: 'off' }, ...(port && { port }) });

  async function killed(): Promise<void> {
    postgres.kill();
    while (postgres.isRunning()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'aangan-away-'));
    chmodSync(root, 0o755);
    postgres = await start();
  });
  afterEach(async () => {
    await postgres.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('fails an open transaction without ending the process, and the same pool works on the next one', async () => {
    const open = openDatabase(postgres.url, { connections: 2 });
    const failure = await open.database
      .transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await killed();
        // The session outlives its server for a moment.
        for (;;) await transaction.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(isDatabaseAway(await open.pool.query('select 1').catch((error: unknown) => error))).toBe(true);
    postgres = await start(postgres.port);
    expect((await open.pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
    await open.close();
  });

  it('is waited for by queries and transactions that need a connection, and by none longer than it may take', async () => {
    const open = openDatabase(postgres.url, { connections: 2, waitMs: 60_000 });
    const impatient = openDatabase(postgres.url, { connections: 2, waitMs: 200 });
    await Promise.all([open.pool.query('select 1'), impatient.pool.query('select 1')]);
    await killed();
    await until(() => [open, impatient].every(({ pool }) => pool.totalCount === 0));
    const query = open.pool.query('select 7 as n');
    const transaction = open.database.transaction((begun) => begun.execute(sql`select 8 as n`));
    const failed = () => impatient.pool.query('select 1').catch((error: unknown) => error);
    expect(isDatabaseAway(await failed())).toBe(true);
    postgres = await start(postgres.port);
    expect([(await query).rows, (await transaction).rows]).toEqual([[{ n: 7 }], [{ n: 8 }]]);
    expect(await failed()).toMatchObject({ rowCount: 1 });
    await Promise.all([open.close(), impatient.close()]);
  });

  it('is listened to again once it is back', async () => {
    const errors: unknown[] = [];
    let connected: () => void = () => undefined;
    const connection = () =>
      new Promise<void>((resolve) => {
        connected = resolve;
      });
    const first = connection();
    const received: string[] = [];
    const listening = listen({ connectionString: postgres.url }, 'news', {
      onNotification: (payload) => received.push(payload),
      onConnect: () => connected(),
      onError: (error) => errors.push(error),
    });
    await first;
    const again = connection();
    await killed();
    postgres = await start(postgres.port);
    await again;
    expect(errors.length).toBeGreaterThan(0);
    const open = openDatabase(postgres.url, { connections: 1 });
    await open.pool.query("select pg_notify('news', 'back')");
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(received).toEqual(['back']);
    await open.close();
    await listening.close();
  });
});
