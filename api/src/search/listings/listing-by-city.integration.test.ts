import pg from 'pg';
import { type BesideDatabase, besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { testDatabaseUrl } from '../../../testing/test-database-url.ts';
import { applyMigrations } from '../../foundation/database/apply-migrations.ts';
import { readMigrations } from '../../foundation/database/public.ts';
import { migrateModules } from '../../migrate-modules.ts';
import { LISTING_INDEXES } from './listing-indexes.ts';

const BY_CITY = '0069_listing_by_city';

describe('a database from before the listings were partitioned', () => {
  let before: BesideDatabase;
  let seeded: pg.Client;
  let client: pg.Client;

  /** Rows as JSON, which both forms of the table read. */
  async function copied(table: string, where: string): Promise<void> {
    const { rows } = await seeded.query(
      `select coalesce(json_agg(t), '[]')::text as all from ${table} t where ${where}`,
    );
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
      rows[0].all,
    ]);
  }

  beforeAll(async () => {
    before = await besideTestDatabase('before_partitions');
    seeded = new pg.Client({ connectionString: testDatabaseUrl() });
    client = new pg.Client({ connectionString: before.url });
    await Promise.all([seeded.connect(), client.connect()]);
    const migrations = readMigrations();
    await client.query('create extension if not exists btree_gist');
    await applyMigrations(
      client,
      migrations.slice(
        0,
        migrations.findIndex(({ tag }) => tag === BY_CITY),
      ),
    );
    for (const table of ['city', 'place']) await copied(table, 'true');
    await copied('listing', "city in ('pune', 'greater-noida')");
    await client.query(`update listing set city = 'surat' where id = (select min(id) from listing)`);
    for (const { create } of LISTING_INDEXES) await client.query(create);
  });
  afterAll(async () => {
    await Promise.all([seeded.end(), client.end()]);
    await before.drop();
  });

  it('has all listings in the partitions of their cities, with valid indexes and the rights of the API', async () => {
    const digest = async () =>
      (
        await client.query(
          'select count(*)::int n, md5(string_agg(to_jsonb(l)::text, $$,$$ order by id)) d from listing l',
        )
      ).rows[0];
    const was = await digest();
    expect(was.n).toBeGreaterThan(20);
    await migrateModules(before.url);
    expect(await digest()).toEqual(was);
    const { rows: cities } = await client.query(
      'select distinct tableoid::regclass::text as partition, city from listing order by 1',
    );
    expect(cities).toEqual([
      { partition: 'listing_elsewhere', city: 'surat' },
      { partition: 'listing_greater_noida', city: 'greater-noida' },
      { partition: 'listing_pune', city: 'pune' },
    ]);
    const { rows: indexes } = await client.query(
      "select relname, indisvalid from pg_index join pg_class c on c.oid = indexrelid where indrelid = 'listing'::regclass",
    );
    expect(new Set(indexes.map(({ relname }) => relname))).toEqual(
      new Set([...LISTING_INDEXES.map(({ name }) => name), 'listing_pkey']),
    );
    expect(indexes.every(({ indisvalid }) => indisvalid)).toBe(true);
    const { rows: rights } = await client.query(
      "select has_table_privilege('aangan_app', 'listing', 'select, insert, update, delete') as may",
    );
    expect(rights).toEqual([{ may: true }]);
  });
});
