import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type BesideDatabase, besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { type TestClients, testClients } from '../../../testing/test-clients.ts';
import { applyMigrations } from './apply-migrations.ts';
import { migrationOf } from './migration-files.ts';
import type { MigrationLimits } from './migration-limits.ts';
import { lastMigration } from './migration-records.ts';

const BY_CITY = migrationOf(
  '0001_visit_by_city',
  1,
  `-- replaces visit by visit_by_city
create table visit_by_city (
  id int not null, city text not null, note text,
  constraint visit_by_city_pkey primary key (city, id),
  constraint visit_by_city_guest_fk foreign key (id) references guest (id)
) partition by list (city);--> statement-breakpoint
create table visit_pune partition of visit_by_city for values in ('pune');--> statement-breakpoint
create table visit_elsewhere partition of visit_by_city default;--> statement-breakpoint
create index visit_by_city_note on visit_by_city (note)`,
);
const ROWS = 2_500;
const LIMITS: MigrationLimits = {
  lockTimeoutMs: 200,
  statementTimeoutMs: 60_000,
  backOffMs: Array<number>(1_000).fill(5),
  pause: (ms) => pause(ms),
};

describe('a table that is replaced by one of another form', () => {
  let database: BesideDatabase;
  let clients: TestClients;
  const connected = () => clients.connected();

  const visits = async (client: pg.Client, where: string) =>
    (await client.query(`select id, city, note from visit where ${where} order by id`)).rows;

  beforeEach(async () => {
    database = await besideTestDatabase('replaced');
    clients = testClients(database.url);
    const client = await connected();
    await client.query(`
      create table guest (id int primary key);
      insert into guest select generate_series(1, ${ROWS + 10});
      create table visit (id int primary key, city text not null, note text, constraint visit_guest_fk foreign key (id) references guest (id));
      create index visit_note on visit (note);
      insert into visit select id, case when id % 2 = 0 then 'pune' else 'delhi' end from generate_series(1, ${ROWS}) id`);
  });
  afterEach(async () => {
    await clients.end();
    await database.drop();
  });

  it('has its rows, each in the partition of its city, and the old names', async () => {
    const client = await connected();
    await applyMigrations(client, [BY_CITY], LIMITS);
    const count = async (table: string) => Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n);
    expect([await count('visit'), await count('visit_pune'), await count('visit_elsewhere')]).toEqual([
      ROWS,
      ROWS / 2,
      ROWS / 2,
    ]);
    const { rows: indexes } = await client.query(
      `select relname from pg_index join pg_class c on c.oid = indexrelid where indrelid = 'visit'::regclass order by 1`,
    );
    expect(indexes).toEqual([{ relname: 'visit_note' }, { relname: 'visit_pkey' }]);
    const { rows: constraints } = await client.query(
      "select conname from pg_constraint where conrelid = 'visit'::regclass and contype in ('p', 'f') order by 1",
    );
    expect(constraints).toEqual([{ conname: 'visit_guest_fk' }, { conname: 'visit_pkey' }]);
    await expect(client.query("insert into visit values (100000, 'surat')")).rejects.toThrow('foreign key');
    expect((await client.query("select to_regclass('visit_by_city') as before")).rows).toEqual([{ before: null }]);
    expect((await client.query("select 1 from pg_proc where proname like 'visit%'")).rowCount).toBe(0);
    expect(await lastMigration(client)).toBe(1);
  });

  it('has every change that was made meanwhile, by people who have rights on the old table alone', async () => {
    const [migrating, holder, writer, observer] = await Promise.all([
      connected(),
      connected(),
      connected(),
      connected(),
    ]);
    await writer.query(`create role visit_writer_${process.pid}`);
    await writer.query(`grant select, insert, update, delete on visit to visit_writer_${process.pid}`);
    await writer.query(`set role visit_writer_${process.pid}`);
    // A row that somebody is changing holds the copying up in its second batch.
    await holder.query('begin; select id from visit where id = 1500 for update');
    const applied = applyMigrations(migrating, [BY_CITY], LIMITS);
    const exists = "select 1 from pg_class where relname = 'visit_by_city'";
    while (!(await observer.query(exists)).rowCount) await pause(5);
    while (!(await observer.query('select 1 from visit_by_city where id = 1000')).rowCount) await pause(5);
    await holder.query("update visit set note = 'held' where id = 1500");
    await writer.query("insert into visit values (2501, 'pune', 'new')");
    for (const id of [2, 2002]) await writer.query(`update visit set note = 'changed' where id = ${id}`);
    for (const id of [4, 2004]) await writer.query(`delete from visit where id = ${id}`);
    await writer.query(`update visit set city = 'surat' where id = 2006`);
    await holder.query('commit');
    await applied;
    expect(await visits(writer, 'note is not null')).toEqual([
      { id: 2, city: 'pune', note: 'changed' },
      { id: 1500, city: 'pune', note: 'held' },
      { id: 2002, city: 'pune', note: 'changed' },
      { id: 2501, city: 'pune', note: 'new' },
    ]);
    expect(await visits(writer, 'id in (4, 2004, 2006)')).toEqual([{ id: 2006, city: 'surat', note: null }]);
    await writer.query('delete from visit where id = 2501');
    await writer.query('reset role');
    await writer.query(`drop owned by visit_writer_${process.pid}; drop role visit_writer_${process.pid}`);
  });

  it('is replaced again from the start after an interruption', async () => {
    const migrating = await connected();
    const paused = { ...LIMITS, backOffMs: [] };
    const holder = await connected();
    await holder.query('begin; select id from visit where id = 2000 for update');
    await expect(applyMigrations(migrating, [BY_CITY], paused)).rejects.toThrow(/^Migration 0001_visit_by_city: /);
    await holder.query('commit');
    await migrating.query("update visit set note = 'later' where id = 2000");
    await applyMigrations(migrating, [BY_CITY], LIMITS);
    expect(await visits(migrating, 'note is not null')).toEqual([{ id: 2000, city: 'pune', note: 'later' }]);
    expect((await migrating.query('select 1 from visit')).rowCount).toBe(ROWS);
  });

  it('is left as it was if another table refers to it', async () => {
    const migrating = await connected();
    await migrating.query('create table slot (visit_id int references visit (id))');
    await expect(applyMigrations(migrating, [BY_CITY], LIMITS)).rejects.toThrow('depend on it');
    expect((await migrating.query('select 1 from visit')).rowCount).toBe(ROWS);
    expect(await lastMigration(migrating)).toBe(0);
  });
});
