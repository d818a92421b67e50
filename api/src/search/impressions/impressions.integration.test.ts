import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { impressionCounter } from './impression-counter.ts';
import { listingImpression } from './impressions.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const daysOf = (id: string) =>
  server.database
    .select({ day: listingImpression.day, pages: listingImpression.pages })
    .from(listingImpression)
    .where(eq(listingImpression.listingId, id))
    .orderBy(listingImpression.day);

describe('counts of result pages', () => {
  it('add up by listing and day in India, over several stores', async () => {
    // 23:30 in India.
    let now = Date.UTC(2026, 10, 16, 18);
    const counter = impressionCounter(server.database, { now: () => now, onError: () => undefined });
    counter.note(['impressions0001', 'impressions0002']);
    counter.note(['impressions0001']);
    now += DAY_MS / 24;
    counter.note(['impressions0001']);
    await counter.store();
    counter.note(['impressions0001']);
    await counter.store();
    await counter.store();
    expect(await daysOf('impressions0001')).toEqual([
      { day: '2026-11-16', pages: 2 },
      { day: '2026-11-17', pages: 2 },
    ]);
    expect(await daysOf('impressions0002')).toEqual([{ day: '2026-11-16', pages: 1 }]);
  });

  it('that could not be stored are stored with the next ones', async () => {
    const errors: unknown[] = [];
    let broken = true;
    const database = new Proxy(server.database, {
      get(target, key, receiver) {
        if (key === 'insert' && broken) throw new Error('no connection');
        return Reflect.get(target, key, receiver);
      },
    });
    const now = () => Date.UTC(2026, 10, 16);
    const counter = impressionCounter(database, { now, onError: (error) => errors.push(error) });
    counter.note(['impressions0003']);
    await counter.store();
    broken = false;
    counter.note(['impressions0003']);
    await counter.store();
    expect([errors.length, await daysOf('impressions0003')]).toEqual([1, [{ day: '2026-11-16', pages: 2 }]]);
  });

  it('come from every page of a search, and are stored when the server closes', async () => {
    const own = await openTestServer();
    const query = `category=${LISTING_CATEGORIES[1]}&city=bangalore&size=2`;
    const { records } = await own.answer<{ records: { id: string }[] }>(`/api/v1/property/search?${query}`);
    const id = records[0]?.id ?? '';
    const sum = async () => (await daysOf(id)).reduce((total, { pages }) => total + pages, 0);
    const before = await sum();
    await own.close();
    expect(await sum()).toBe(before + 1);
  });
});
