import { eq, sql } from 'drizzle-orm';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { place } from '../../places/public.ts';
import { cachedCards } from './cached-cards.ts';
import { cardsById } from './listing-cards.ts';
import { listing } from './property.tables.ts';

const FIVE_MINUTES = 5 * 60_000;

let server: TestServer;
let ids: string[];
let now: number;

const CITY = 'pune';

beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.database
    .select({ id: listing.id })
    .from(listing)
    .where(eq(listing.city, CITY))
    .orderBy(listing.id)
    .limit(3);
  ids = rows.map(({ id }) => id);
  now = 1;
});
afterAll(() => server.close());

/** The listings as a search has just found them. */
async function found(...wanted: readonly (string | undefined)[]) {
  const cards = await cardsById(
    server.database,
    wanted.filter((id) => id !== undefined),
  );
  return cards.map(({ id, version }) => ({ id, version }));
}

describe('cached cards of search pages', () => {
  it('are read once, and returned in the order of the page', async () => {
    const read = cachedCards(() => now)(server.database);
    const [first, second] = await read(await found(ids[0], ids[1]), CITY);
    const again = await read(await found(ids[1], ids[0], ids[2]), CITY);
    expect(again.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
    expect(again[0]).toBe(second);
    expect(again[1]).toBe(first);
  });

  it('are read again as soon as their listing has changed, by any change', async () => {
    const [id = ''] = ids;
    const read = cachedCards(() => now)(server.database);
    const [before] = await read(await found(id), CITY);
    await server.database.execute(sql`update listing set deposit = deposit + 1 where id = ${id}`);
    const [after] = await read(await found(id), CITY);
    await server.database.execute(sql`update listing set deposit = deposit - 1 where id = ${id}`);
    expect(after?.deposit).toBe((before?.deposit ?? 0) + 1);
  });

  it('are the same for a search that read the listing before its change as for one after it', async () => {
    const [id = ''] = ids;
    const read = cachedCards(() => now)(server.database);
    const seenBefore = await found(id);
    await server.database.execute(sql`update listing set deposit = deposit + 1 where id = ${id}`);
    const [late] = await read(seenBefore, CITY);
    const [current] = await read(await found(id), CITY);
    await server.database.execute(sql`update listing set deposit = deposit - 1 where id = ${id}`);
    expect(late?.deposit).toBe(current?.deposit);
  });

  it('show a changed locality name after five minutes', async () => {
    const [id = ''] = ids;
    const read = cachedCards(() => now)(server.database);
    const [before] = await read(await found(id), CITY);
    const name = before?.localityName ?? '';
    const renamed = (to: string) =>
      server.database
        .update(place)
        .set({ name: to })
        .where(eq(place.id, before?.localityId ?? ''));
    await renamed(`New ${name}`);
    try {
      expect((await read(await found(id), CITY))[0]?.localityName).toBe(name);
      now += FIVE_MINUTES + 1;
      expect((await read(await found(id), CITY))[0]?.localityName).toBe(`New ${name}`);
    } finally {
      await renamed(name);
    }
  });

  it('are read again if the version is unknown', async () => {
    const [id = ''] = ids;
    const read = cachedCards(() => now)(server.database);
    const [first] = await read(await found(id), CITY);
    const [again] = await read([{ id, version: undefined }], CITY);
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });

  it('are evicted in order of reading when the cache is full', async () => {
    const read = cachedCards(() => now, 2)(server.database);
    const [one, two] = await read(await found(ids[0], ids[1]), CITY);
    await read(await found(ids[2]), CITY);
    expect((await read(await found(ids[1]), CITY))[0]).toBe(two);
    expect((await read(await found(ids[0]), CITY))[0]).not.toBe(one);
  });

  it('are of the city that is searched', async () => {
    const read = cachedCards(() => now)(server.database);
    expect(await read(await found(ids[0]), 'mumbai')).toEqual([]);
  });

  it('leave out a deleted listing', async () => {
    const read = cachedCards(() => now)(server.database);
    expect(await read([{ id: 'gone', version: '1' }], CITY)).toEqual([]);
  });
});

describe('a search page', () => {
  it('shows a change of a listing at once', async () => {
    const [row] = await server.database
      .select({ id: listing.id, city: listing.city, category: listing.category })
      .from(listing)
      .where(sql`${listing.active} and ${listing.previousPrice} is null`)
      .orderBy(sql`${listing.postedAt} desc`, sql`${listing.id} desc`)
      .limit(1);
    const search = `/api/v1/property/search?city=${row?.city}&category=${row?.category}`;
    const shown = async () => {
      const { records } = await server.answer<{ records: { id: string; deposit: number }[] }>(search);
      return records.find(({ id }) => id === row?.id)?.deposit;
    };
    const before = await shown();
    expect(before).toBeDefined();
    await server.database.execute(sql`update listing set deposit = deposit + 1 where id = ${row?.id}`);
    const after = await shown();
    await server.database.execute(sql`update listing set deposit = deposit - 1 where id = ${row?.id}`);
    expect(after).toBe((before ?? 0) + 1);
  });
});
