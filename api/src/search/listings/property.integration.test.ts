import type { PropertyRecord, SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { FEWEST_COMPARABLE } from '@aangan/shared-kit/domain/posting/price-position';
import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from './property.tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Detail {
  readonly record: PropertyRecord;
  readonly description: string;
  readonly nearby: { kind: string; name: string; distanceKm: number }[];
  readonly priceContext?: { median: number; homes: number; wider: boolean };
  readonly society: { name: string; builder: string; listings: number } | null;
}

async function someListing(query: string): Promise<PropertyRecord> {
  const { records } = await server.answer<SearchAnswer>(`/api/v1/property/search?${query}`);
  const [record] = records;
  if (!record) throw new Error(`No listing for ${query}.`);
  return record;
}

describe('a listing by its id', () => {
  it('is the listing of the search, with all its pictures, location and description', async () => {
    const found = await someListing('city=bangalore&category=RENT&sort=price_low');
    const { record, description } = await server.answer<Detail>(`/api/v1/property/${found.id}`);
    const onlyHere = { photos: [], breadcrumbUrls: [], aea__: {} };
    expect({ ...record, ...onlyHere }).toEqual({ ...found, ...onlyHere });
    expect(record.aea__.bathroom?.value).toBe(String(found.bathroom));
    expect(found.aea__).toEqual({});
    expect(record.photos.slice(0, found.photos.length)).toEqual(found.photos);
    expect(record.breadcrumbUrls.map(({ url }) => url).slice(0, 3)).toEqual([
      '/',
      '/bangalore/rent',
      `/property/rent/bangalore/${record.localitySlug}`,
    ]);
    expect(description.length).toBeGreaterThan(40);
  });

  it('lists nearby places, nearest first, by straight-line distance', async () => {
    const found = await someListing('city=bangalore&category=RENT&near=manyata-tech-park&sort=nearest');
    const { nearby } = await server.answer<Detail>(`/api/v1/property/${found.id}`);
    expect(nearby.length).toBeGreaterThan(3);
    expect(nearby.map((point) => point.distanceKm)).toEqual(
      nearby.map((point) => point.distanceKm).toSorted((a, b) => a - b),
    );
    const park = nearby.find(({ name }) => name.includes('Manyata'));
    expect(park?.distanceKm).toBeCloseTo(found.distanceKm ?? -1, 1);
  });

  it('describes its society', async () => {
    const [row] = await server.database
      .select()
      .from(listing)
      .where(and(isNotNull(listing.societyId), listing.active))
      .limit(1);
    const { society, record } = await server.answer<Detail>(`/api/v1/property/${row?.id}`);
    const of = await server.database
      .select()
      .from(listing)
      .where(eq(listing.societyId, row?.societyId ?? ''));
    expect(society).toMatchObject({ name: record.society, listings: of.filter(({ active }) => active).length });
    expect(society?.builder.length).toBeGreaterThan(2);
  });

  it('has the median price of live homes like it, which is among their prices', async () => {
    const found = await someListing('city=bangalore&category=RENT&bhk=BHK2');
    const { priceContext } = await server.answer<Detail>(`/api/v1/property/${found.id}`);
    const alike = await server.database
      .select({ price: listing.price })
      .from(listing)
      .where(and(eq(listing.city, 'bangalore'), eq(listing.category, 'RENT'), eq(listing.bhk, 'BHK2'), listing.active));
    expect(priceContext?.homes).toBeGreaterThanOrEqual(FEWEST_COMPARABLE);
    expect(priceContext?.homes).toBeLessThan(alike.length);
    expect(alike.map(({ price }) => price)).toContain(priceContext?.median);
  });

  it('has no median once it is let', async () => {
    const [gone] = await server.database.select().from(listing).where(eq(listing.active, false)).limit(1);
    expect(await server.answer<Detail>(`/api/v1/property/${gone?.id}`)).not.toHaveProperty('priceContext');
  });

  it('can be read after it was let, with the reason', async () => {
    const [gone] = await server.database.select().from(listing).where(eq(listing.active, false)).limit(1);
    const { record } = await server.answer<Detail>(`/api/v1/property/${gone?.id}`);
    expect(record.active).toBe(false);
    expect(record.inactiveReason).toBe(gone?.inactiveReason);
  });

  it('is 404 for an unknown id, and 400 for an invalid id', async () => {
    expect((await server.get('/api/v1/property/00000000deadbeef')).status).toBe(404);
    expect((await server.get('/api/v2/property/00000000deadbeef/rent/trends')).status).toBe(404);
    expect((await server.get('/api/v1/property/a%27b')).status).toBe(400);
  });
});

describe('similar listings', () => {
  it.each(LISTING_CATEGORIES)(
    'of %s are active, of the same kind and city, similar in price, and exclude the listing itself',
    async (category) => {
      const to = await someListing(`city=mumbai&category=${category}`);
      const { segment } = CATEGORY_FACTS[category];
      const { records } = await server.answer<{ records: PropertyRecord[] }>(
        `/api/v1/property/${segment}similar/${to.id}`,
      );
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) {
        expect(record).toMatchObject({ active: true, propertyType: category, citySlug: 'mumbai', type: to.type });
        expect(record.id).not.toBe(to.id);
      }
      const price = ({ rent, price: sale }: PropertyRecord) => Math.max(rent, sale);
      const [best] = records;
      expect(Math.abs(Math.log(price(best ?? to) / price(to)))).toBeLessThan(Math.log(4));
    },
  );

  it('after a visit were all confirmed within the last 7 days', async () => {
    const to = await someListing('city=bangalore&category=RENT');
    const { records } = await server.answer<{ records: PropertyRecord[] }>(
      `/api/v1/property/rentsimilar/${to.id}?isScheduledVisit=true`,
    );
    const newest = Math.max(...records.map(({ lastConfirmedOn }) => lastConfirmedOn));
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ lastConfirmedOn }) => newest - lastConfirmedOn < 8 * 86_400_000)).toBe(true);
  });

  it("are 400 for an unknown kind, and 404 for a kind that differs from the listing's", async () => {
    const to = await someListing('city=bangalore&category=RENT');
    expect((await server.get(`/api/v1/property/castlesimilar/${to.id}`)).status).toBe(400);
    expect((await server.get(`/api/v1/property/pgsimilar/${to.id}`)).status).toBe(404);
  });
});

describe('rent trends', () => {
  it('are 36 months of the locality for homes of this size', async () => {
    const to = await someListing('city=pune&category=RENT&bhk=BHK2');
    const trend = await server.answer<{
      locality: string;
      bhk: string;
      unit: string;
      points: { month: string; value: number }[];
    }>(`/api/v2/property/${to.id}/rent/trends`);
    expect(trend).toMatchObject({ locality: to.locality, bhk: 'BHK2', unit: 'rent_per_month' });
    expect(trend.points).toHaveLength(36);
    expect(trend.points.at(-1)?.month).toBe('2026-11');
    expect(trend.points.every(({ value }) => value > 1000)).toBe(true);
  });

  it('are ₹ per sq ft for homes for sale', async () => {
    const to = await someListing('city=pune&category=PLOT');
    const trend = await server.answer<{ unit: string; bhk: string | null }>(`/api/v2/property/${to.id}/rent/trends`);
    expect(trend).toMatchObject({ unit: 'price_per_sqft', bhk: null });
  });
});

describe('every answer', () => {
  const PATHS = [
    '/api/v1/property/search?city=bangalore&category=RENT&size=60',
    '/api/v1/property/search?city=delhi&category=PG&size=60',
    '/api/v1/property/search?city=mumbai&category=BUY&size=60',
    '/api/v1/property/search/map?city=pune&category=RENT',
    '/api/v1/home/carousels?city=bangalore',
  ] as const;

  it.each(PATHS)('of %s carries no phone number and no e-mail address', async (path) => {
    const { body, status } = await server.get(path);
    expect(status).toBe(200);
    expect(body).not.toMatch(/(?<![0-9a-z.])(?:\+91[\s-]?)?[6-9]\d{9}(?![0-9a-z])/i);
    expect(body).not.toMatch(/[\w.]+@[\w.]+/);
  });

  it('never reveals which listings are labelled stale, duplicate, scam or broker-posted', async () => {
    const { body } = await server.get('/api/v1/property/search?city=bangalore&category=RENT&size=60');
    expect(body).not.toMatch(/stale|duplicate|scam|broker|truth/i);
  });

  it('is never a 5xx, whatever the query is', async () => {
    const calls = [
      '/api/v1/property/search',
      '/api/v1/property/search/facets',
      '/api/v1/property/search/map',
      '/api/v1/property/rentsimilar/00000000deadbeef',
      '/places/api/v1/autocomplete',
      '/v5/localities/nearby',
      '/api/v1/home/carousels',
    ];
    const names = [
      'city',
      'category',
      'bhk',
      'minPrice',
      'maxPrice',
      'localities',
      'near',
      'radiusKm',
      'bounds',
      'page',
      'after',
      'size',
      'sort',
      'amenities',
      'hint',
      'localityIds',
      'bathrooms',
    ];
    const values = fc.oneof(
      fc.constantFrom(
        'bangalore',
        'RENT',
        'BHK2',
        '1',
        '-1',
        '1e9',
        '999999999999',
        'NaN',
        '',
        ',',
        '%00',
        'true',
        'nearest',
        '0,0,1,1',
        '12,77,13,78',
        'manyata-tech-park',
        '[object Object]',
        "'; drop table listing; --",
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 7 }),
        fc.boolean(),
        async (call, parameters, valid) => {
          const city: [string, string][] = [
            ['city', 'bangalore'],
            ['category', 'RENT'],
          ];
          const query = new URLSearchParams([...(valid ? city : []), ...parameters]);
          const { status, body } = await server.get(`${call}?${query}`);
          expect([status, status >= 500 ? body : '']).toEqual([expect.any(Number), '']);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
