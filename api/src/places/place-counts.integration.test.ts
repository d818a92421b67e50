import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { type BesideDatabase, besideTestDatabase } from '../../testing/beside-test-database.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { migrateModules } from '../migrate-modules.ts';
import { listing } from '../search/listings/public.ts';
import { NEARBY_KM } from '../search/listings/refresh-place-counts.ts';
import { listingCount, place } from './places.tables.ts';

let beside: BesideDatabase;
let server: TestServer;
let database: TestServer['database'];

beforeAll(async () => {
  beside = await besideTestDatabase('counts');
  await migrateModules(beside.url);
  await seedDatabase({ url: beside.url, listings: 2000, now: TEST_NOW });
  server = await openTestServer({ url: beside.url });
  database = server.database;
});
afterAll(async () => {
  await server.close();
  await beside.drop();
});

describe('roll-up counts', () => {
  it('equal the active listings of every place and category', async () => {
    const [places, listings, counts] = await Promise.all([
      database.select().from(place),
      database.select().from(listing).where(eq(listing.active, true)),
      database.select().from(listingCount),
    ]);
    const counted = new Map<string, number>();
    const add = (placeId: string, category: string) => {
      const key = `${placeId} ${category}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    };
    const points = places.filter(({ kind }) => kind === 'landmark' || kind === 'metro');
    for (const home of listings) {
      add(`city-${home.city}`, home.category);
      add(home.localityId, home.category);
      if (home.societyId) add(home.societyId, home.category);
      for (const near of points) {
        if (near.city === home.city && distanceKm(near, home) <= NEARBY_KM) add(near.id, home.category);
      }
    }
    expect(new Map(counts.map(({ placeId, category, count }) => [`${placeId} ${category}`, count]))).toEqual(counted);
  });
});

describe('the count near a point', () => {
  it('equals the total of the search around it', async () => {
    const points = await database
      .select()
      .from(place)
      .innerJoin(listingCount, eq(listingCount.placeId, place.id))
      .where(and(inArray(place.kind, ['landmark', 'metro']), eq(listingCount.category, 'RENT')))
      .orderBy(desc(listingCount.count), asc(place.id))
      .limit(10);
    expect(points).toHaveLength(10);
    for (const { place: near, listing_count: counted } of points) {
      const { total } = await server.answer<{ total: { value: number } }>(
        `/api/v1/property/search?category=RENT&city=${near.city}&near=${near.slug}`,
      );
      expect({ id: near.id, total: total.value }).toEqual({ id: near.id, total: counted.count });
    }
  });
});
