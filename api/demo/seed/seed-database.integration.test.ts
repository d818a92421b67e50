import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/foundation/database/client.ts';
import { migrateModules } from '../../src/migrate-modules.ts';
import { listingTruth } from '../../src/search/listings/property.tables.ts';
import { seedRun } from '../../src/search/listings/public.ts';
import { besideTestDatabase } from '../../testing/beside-test-database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { isSeeded, seedDatabase } from './seed-database.ts';

async function numbersOf({ database }: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = await database.execute<Record<string, number>>(sql`
    select count(*)::int listings, sum(price)::float8 prices, count(distinct id)::int ids,
      (select count(*)::int from pg_indexes where tablename = 'listing') indexes from listing`);
  return rows[0] ?? {};
}

describe('seeding', () => {
  let url: string;
  let drop: () => Promise<void>;
  let open: OpenDatabase;

  beforeAll(async () => {
    const beside = await besideTestDatabase('seed');
    url = beside.url;
    drop = beside.drop;
    expect(await isSeeded(url)).toBe(false);
    await migrateModules(url);
    open = openTestDatabase({ url, connections: 2 });
  });
  afterAll(async () => {
    await open.close();
    await drop();
  });

  it('fills an empty database and reports it', async () => {
    expect(await isSeeded(url)).toBe(false);
    expect(await seedDatabase({ url, listings: 500, now: TEST_NOW })).toBe('seeded');
    expect(await isSeeded(url)).toBe(true);
    expect(await numbersOf(open)).toMatchObject({ listings: 500, ids: 500, indexes: 10 });
  });

  it('gives every listing an owner with its name and an impossible number', async () => {
    const { rows } = await open.database.execute<Record<string, number>>(sql`
      select count(*)::int owned, count(distinct a.id)::int owners, count(distinct a.phone)::int phones,
        count(*) filter (where a.phone !~ '^\\+910000[0-9]{6}$')::int real_numbers,
        count(*) filter (where split_part(a.name, ' ', 1) <> split_part(l.owner_name, ' ', 1))::int misnamed,
        (select count(*) filter (where n <= 3)::float8 / count(*) from (select count(*) n from listing_owner o
          join listing l on l.id = o.listing_id where not l.posted_by_builder group by o.account_id) homes) few_homes
      from listing l join listing_owner o on o.listing_id = l.id join account a on a.id = o.account_id`);
    const [found] = rows;
    expect(found).toMatchObject({ owned: 500, real_numbers: 0, misnamed: 0 });
    // The others are brokers, and landlords of several homes.
    expect(found?.few_homes).toBeGreaterThan(0.9);
    expect(found?.phones).toBe(found?.owners);
  });

  it('does nothing when the same seeding exists', async () => {
    const before = await numbersOf(open);
    expect(await seedDatabase({ url, listings: 500, now: TEST_NOW + 1 })).toBe('already there');
    expect(await numbersOf(open)).toEqual(before);
  });

  it('rejects replacing another number of listings without --reset', async () => {
    await expect(seedDatabase({ url, listings: 600, now: TEST_NOW })).rejects.toThrow(
      'The database already holds 500 listings: add --reset to replace them by 600.',
    );
    expect(await seedDatabase({ url, listings: 600, now: TEST_NOW, reset: true })).toBe('seeded');
    expect(await numbersOf(open)).toMatchObject({ listings: 600 });
  });

  it('makes the same listings for the same time', async () => {
    const before = await numbersOf(open);
    await seedDatabase({ url, listings: 600, now: TEST_NOW, reset: true });
    expect(await numbersOf(open)).toEqual(before);
  });

  it('starts over after an interruption', async () => {
    await open.database.delete(seedRun);
    expect(await seedDatabase({ url, listings: 600, now: TEST_NOW })).toBe('seeded');
    expect(await numbersOf(open)).toMatchObject({ listings: 600 });
  });

  it('labels listings in the configured shares', async () => {
    const labels = await open.database.select({ kind: listingTruth.kind }).from(listingTruth);
    const share = (kind: string) => labels.filter((label) => label.kind === kind).length / 600;
    expect(share('stale')).toBeGreaterThan(0.03);
    expect(share('stale')).toBeLessThan(0.1);
    expect(share('duplicate')).toBeLessThan(0.06);
  });
});
