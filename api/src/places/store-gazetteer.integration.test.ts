import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { metroLineStation, place } from './places.tables.ts';
import { storeGazetteer } from './store-gazetteer.ts';

const { database, close } = openTestDatabase();
afterAll(() => close());

/** Which rows there are, and the transaction that wrote each last. */
async function written(): Promise<readonly unknown[]> {
  const { rows } = await database.execute(
    sql`select id, xmin::text from ${place} union all
      select line_id || position, xmin::text from ${metroLineStation} order by 1`,
  );
  return rows;
}

it('stores nothing a second time', async () => {
  await storeGazetteer(database);
  const before = await written();
  await storeGazetteer(database);
  expect(await written()).toEqual(before);
});

it('corrects what is stored, and shortens a line', async () => {
  const [stop] = await database.select().from(metroLineStation).limit(1);
  if (!stop) throw new Error('No city has a metro.');
  const koramangala = eq(place.id, 'loc-bangalore-koramangala');
  const [before] = await database.select().from(place).where(koramangala);
  await database.update(place).set({ name: 'Koramangla', aliases: [], tier: null }).where(koramangala);
  await database.insert(metroLineStation).values({ ...stop, position: 999 });
  await storeGazetteer(database);
  expect(before?.name).toBe('Koramangala');
  expect((await database.select().from(place).where(koramangala))[0]).toEqual(before);
  expect(await database.$count(metroLineStation, eq(metroLineStation.position, 999))).toBe(0);
});

it('leaves societies, which are not in it', async () => {
  const societies = () => database.$count(place, eq(place.kind, 'society'));
  const before = await societies();
  expect(before).toBeGreaterThan(0);
  await storeGazetteer(database);
  expect(await societies()).toBe(before);
});
