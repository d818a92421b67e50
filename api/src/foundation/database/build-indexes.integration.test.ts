import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type BesideDatabase, besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { buildIndexes } from './build-indexes.ts';

const VISIT_DAY = 'create index if not exists visit_day on visit (day)';

describe('the indexes of modules', () => {
  let database: BesideDatabase;
  let client: pg.Client;

  async function visitDay(): Promise<{ oid: number; valid: boolean } | undefined> {
    const { rows } = await client.query(
      "select indexrelid as oid, indisvalid as valid from pg_index where indexrelid = to_regclass('visit_day')",
    );
    return rows[0];
  }

  beforeEach(async () => {
    database = await besideTestDatabase('indexes');
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create table visit (id int primary key, day int); insert into visit values (1, 7), (2, 7)');
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  it('are built if they are missing, and left alone if they are valid', async () => {
    await buildIndexes(client, [VISIT_DAY]);
    const built = await visitDay();
    expect(built?.valid).toBe(true);
    await buildIndexes(client, [VISIT_DAY]);
    expect(await visitDay()).toEqual(built);
  });

  it('are built without blocking writes, also while a transaction goes on', async () => {
    const [holder, writer] = [new pg.Client(database.url), new pg.Client(database.url)];
    await Promise.all([holder.connect(), writer.connect()]);
    await holder.query('begin; insert into visit values (3, 8)');
    const building = buildIndexes(client, [VISIT_DAY]);
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while (!(await writer.query(waiting)).rowCount) await pause(5);
    await writer.query('insert into visit values (4, 9)');
    await holder.query('commit');
    await building;
    await Promise.all([holder.end(), writer.end()]);
    expect((await visitDay())?.valid).toBe(true);
  });

  it('are built again if an interrupted build has left them invalid', async () => {
    await expect(client.query('create unique index concurrently visit_day on visit (day)')).rejects.toThrow(
      'could not create',
    );
    expect((await visitDay())?.valid).toBe(false);
    await buildIndexes(client, [VISIT_DAY]);
    expect((await visitDay())?.valid).toBe(true);
  });

  it('have one form, because their names are read from it', async () => {
    await expect(buildIndexes(client, ['create index visit_day on visit (day)'])).rejects.toThrow('begins with');
  });
});
