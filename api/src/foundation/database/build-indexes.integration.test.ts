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

  it('are built while others have written without committing', async () => {
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    const building = buildIndexes(client, [VISIT_DAY]);
    await writer.query('begin; insert into visit values (3, 8)');
    await writer.query('insert into visit values (4, 9)');
    await writer.query('commit');
    await building;
    await writer.end();
    expect((await visitDay())?.valid).toBe(true);
  });

  it('are built again if an interrupted build has left them invalid', async () => {
    await expect(client.query('create unique index concurrently visit_day on visit (day)')).rejects.toThrow('duplicate');
    expect((await visitDay())?.valid).toBe(false);
    await buildIndexes(client, [VISIT_DAY]);
    expect((await visitDay())?.valid).toBe(true);
  });

  it('have one form, because their names are read from it', async () => {
    await expect(buildIndexes(client, ['create index visit_day on visit (day)'])).rejects.toThrow('begins with');
  });
});
