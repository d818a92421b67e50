import type { FacetsAnswer, SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { eq } from 'drizzle-orm';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { photoCountOf } from './listing-photos.ts';
import { listing } from './property.tables.ts';

const SEARCH = '/api/v1/property/search';
const PLOTS = 'city=bangalore&category=PLOT';
const HOMES = 'city=pune&category=RENT';
const PHOTOS = 'living-01,01jd8x4y6k9n2m5p';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const found = (query: string) => server.answer<SearchAnswer>(`${SEARCH}?${query}`);
const facets = (query: string) => server.answer<FacetsAnswer>(`${SEARCH}/facets?${query}`);

it('finds no home with photos among those with illustrations, and says so in its counts', async () => {
  const all = await found(PLOTS);
  expect(all.records.some(({ photos }) => photos.length > 0)).toBe(true);
  expect(all.records.filter(({ photoAvailable }) => photoAvailable)).toEqual([]);
  const withPhotos = await found(`${PLOTS}&withPhotos=true`);
  expect(withPhotos.total.value).toBe(0);
  expect(withPhotos.relaxations).toContainEqual({ field: 'withPhotos', value: '', count: all.total.value });
  expect((await facets(PLOTS)).facets.withPhotos).toEqual([{ value: 'true', count: 0 }]);
  expect(all.refinements.map(({ field }) => field)).not.toContain('withPhotos');
});

it('finds a home with an uploaded photo, in SQL and in its counts', async () => {
  const [row] = await server.database.select().from(listing).where(eq(listing.city, 'pune')).limit(1);
  const id = row?.id ?? '';
  const changed = { category: 'RENT', active: true, inactiveReason: null, photos: PHOTOS } as const;
  await server.database
    .update(listing)
    .set({ ...changed, photoCount: photoCountOf(PHOTOS) })
    .where(eq(listing.id, id));
  const answer = await found(`${HOMES}&withPhotos=true`);
  expect(answer.records.map((record) => record.id)).toEqual([id]);
  expect(answer.total.value).toBe(1);
  expect((await facets(HOMES)).facets.withPhotos).toEqual([{ value: 'true', count: 1 }]);
});
