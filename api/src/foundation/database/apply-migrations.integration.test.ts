import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type BesideDatabase, besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { type TestClients, testClients } from '../../../testing/test-clients.ts';
import { applyMigrations } from './apply-migrations.ts';
import { migrationOf } from './migration-files.ts';
import type { MigrationLimits } from './migration-limits.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { lastMigration } from './migration-records.ts';

const ADD_NOTE = migrationOf(
  '0001_note',
  1,
  'create table tour (id int);--> statement-breakpoint\nalter table visit add column note text',
);
const ADD_INDEX = migrationOf(
  '0002_visit_day',
  2,
  '-- without transaction\ndrop index concurrently if exists visit_day;--> statement-breakpoint\ncreate unique index concurrently visit_day on visit (day)',
);
const LIMITS: MigrationLimits = {
  lockTimeoutMs: 300,
  statementTimeoutMs: 60_000,
  backOffMs: Array<number>(1_000).fill(5),
  pause: (ms) => pause(ms),
};

describe('migrations of a database in use', () => {
  let database: BesideDatabase;
  let clients: TestClients;
  const connected = () => clients.connected();

  /** A transaction that has read the table, and so holds its weakest lock. */
  async function longTransaction(): Promise<pg.Client> {
    const client = await connected();
    await client.query('begin');
    await client.query('select * from visit');
    return client;
  }

  async function columnsOfVisit(client: pg.Client): Promise<unknown[]> {
    const { fields } = await client.query('select * from visit limit 0');
    return fields.map(({ name }) => name);
  }

  async function isValid(client: pg.Client, index: string): Promise<unknown> {
    const { rows } = await client.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [index]);
    return rows[0]?.indisvalid;
  }

  beforeEach(async () => {
    database = await besideTestDatabase('migrations');
    clients = testClients(database.url);
    const client = await connected();
    await client.query('create table visit (id int primary key, day int); insert into visit values (1, 7), (2, 8)');
  });
  afterEach(async () => {
    await clients.end();
    await database.drop();
  });

  it('give a lock up in time so that queries pass, and are applied once the lock is granted', async () => {
    const [holder, migrating, reader, observer] = await Promise.all([
      longTransaction(),
      connected(),
      connected(),
      connected(),
    ]);
    const applied = applyMigrations(migrating, [ADD_NOTE], LIMITS);
    const waiting = "select 1 from pg_locks where not granted and relation = 'visit'::regclass";
    while (!(await observer.query(waiting)).rowCount) await pause(5);
    // Queues behind the migration, while the long transaction goes on.
    expect((await reader.query('select count(*)::int as n from visit')).rows).toEqual([{ n: 2 }]);
    expect(await columnsOfVisit(observer)).toEqual(['id', 'day']);
    await holder.query('commit');
    await applied;
    expect(await columnsOfVisit(observer)).toEqual(['id', 'day', 'note']);
    expect(await lastMigration(observer)).toBe(1);
  });

  it('fail with what to do after the last try, and leave nothing of themselves', async () => {
    const [, migrating] = await Promise.all([longTransaction(), connected()]);
    const paused: number[] = [];
    const limits: MigrationLimits = {
      ...LIMITS,
      lockTimeoutMs: 50,
      backOffMs: [1, 2],
      pause: async (ms) => paused.push(ms),
    };
    await expect(applyMigrations(migrating, [ADD_NOTE], limits)).rejects.toThrow(
      /^Migration 0001_note: canceling statement due to lock timeout\. .*pg_stat_activity/,
    );
    expect(paused).toEqual([1, 2]);
    expect((await migrating.query("select to_regclass('tour') as tour")).rows).toEqual([{ tour: null }]);
    expect(await lastMigration(migrating)).toBe(0);
  });

  it('end a statement that takes too long under its locks, and keep those before it applied', async () => {
    const migrating = await connected();
    const slow = migrationOf('0003_slow', 3, 'select pg_sleep(600)');
    await expect(
      applyMigrations(migrating, [ADD_NOTE, slow], { ...LIMITS, statementTimeoutMs: 1_000 }),
    ).rejects.toThrow(/^Migration 0003_slow: .*Split the migration/);
    expect(await lastMigration(migrating)).toBe(1);
  });

  it('respect limits that the login has of its own', async () => {
    const migrating = await connected();
    const seen = (tag: string, when: number) =>
      migrationOf(tag, when, `create table ${tag} as select current_setting('statement_timeout') as timeout`);
    await applyMigrations(migrating, [seen('usual', 1)], LIMITS);
    await migrating.query("set statement_timeout = '1h'");
    await applyMigrations(migrating, [seen('own', 2)], LIMITS);
    const { rows } = await migrating.query('select usual.timeout as usual, own.timeout as own from usual, own');
    expect(rows).toEqual([{ usual: '1min', own: '1h' }]);
  });

  it('build an index again whose build was interrupted', async () => {
    const migrating = await connected();
    await migrating.query('insert into visit values (3, 7)');
    await expect(applyMigrations(migrating, [ADD_INDEX], LIMITS)).rejects.toThrow(/^Migration 0002_visit_day: /);
    expect(await isValid(migrating, 'visit_day')).toBe(false);
    await migrating.query('delete from visit where id = 3');
    await applyMigrations(migrating, [ADD_INDEX], LIMITS);
    expect(await isValid(migrating, 'visit_day')).toBe(true);
  });

  it('are applied once by instances that start together, also without a transaction', async () => {
    const migrate = async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        await takeMigrationLock(client, () => pause(5));
        await applyMigrations(client, [ADD_NOTE, ADD_INDEX], LIMITS);
      } finally {
        await client.end();
      }
    };
    await Promise.all([migrate(), migrate(), migrate()]);
    const client = await connected();
    expect((await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows).toEqual([
      { n: 2 },
    ]);
    expect(await isValid(client, 'visit_day')).toBe(true);
  });
});
