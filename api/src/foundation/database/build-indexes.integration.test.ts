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

  describe('of a partitioned table', () => {
    const TOUR_DAY = 'create index if not exists tour_day on tour (day)';

    beforeEach(async () => {
      await client.query(`create table tour (city text, day int) partition by list (city);
        create table tour_pune partition of tour for values in ('pune');
        create table tour_elsewhere partition of tour default;
        insert into tour values ('pune', 1), ('delhi', 2)`);
    });

    async function parts(): Promise<unknown[]> {
      const { rows } = await client.query(
        `select i.relname as index, indisvalid as valid from pg_partition_tree('tour_day') t
         join pg_class i on i.oid = t.relid join pg_index on indexrelid = i.oid order by 1`,
      );
      return rows;
    }

    const WHOLE = [
      { index: 'tour_day', valid: true },
      { index: 'tour_elsewhere_day', valid: true },
      { index: 'tour_pune_day', valid: true },
    ];

    it('are built in each partition', async () => {
      await buildIndexes(client, [TOUR_DAY]);
      await buildIndexes(client, [TOUR_DAY]);
      expect(await parts()).toEqual(WHOLE);
    });

    it('are completed after an interruption, and are part of a new partition', async () => {
      await client.query(`create index tour_day on only tour (day); create index tour_pune_day on tour_pune (day);
        alter index tour_day attach partition tour_pune_day; create index tour_elsewhere_day on tour_elsewhere (city)`);
      await buildIndexes(client, [TOUR_DAY]);
      expect(await parts()).toEqual(WHOLE);
      await client.query("create table tour_surat partition of tour for values in ('surat')");
      expect(await parts()).toHaveLength(4);
    });
  });

  it('have one form, because their names are read from it', async () => {
    await expect(buildIndexes(client, ['create index visit_day on visit (day)'])).rejects.toThrow('begins with');
  });
});
