import type { FacetsAnswer, SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { SORT_ORDERS } from '@aangan/shared-kit/domain/listing-options';
import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { originOf, type PlainCity, plainOrder, plainSearch, pointOf, readCity } from '../../../testing/plain-search.ts';
import { queryText, randomSearch, type SearchParameters, type SearchWords } from '../../../testing/random-search.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

const SEARCH = '/api/v1/property/search';
const CITY = 'bangalore';

/** One radius for both: it cannot be widened around the landmark alone. */
const TWO_CIRCLES: SearchParameters = {
  city: CITY,
  category: 'BUY',
  sort: 'newest',
  near: 'manyata-tech-park',
  stations: 'electronic-city-phase-1',
};

let server: TestServer;
let city: PlainCity;
let words: SearchWords;

beforeAll(async () => {
  server = await openTestServer();
  city = await readCity(server.database, CITY);
  const slugs = (kind: string) => city.places.filter((place) => place.kind === kind).map(({ slug }) => slug);
  const lived = city.rows.flatMap(({ societyId }) => city.places.find(({ id }) => id === societyId)?.slug ?? []);
  words = {
    city: CITY,
    localities: [...slugs('locality').slice(0, 12), 'no-such-locality'],
    societies: [...lived.slice(0, 8), 'no-such-society'],
    points: [...slugs('landmark').slice(0, 5), ...slugs('metro').slice(0, 5), 'no-such-landmark'],
  };
});
afterAll(() => server.close());

function search(parameters: SearchParameters): Promise<SearchAnswer> {
  return server.answer<SearchAnswer>(`${SEARCH}?${queryText(parameters)}`);
}

/** Every page of a search, by following cursors. */
async function allPages(parameters: SearchParameters, size: number): Promise<SearchAnswer['records'][number][]> {
  const records: SearchAnswer['records'] = [];
  let answer = await search({ ...parameters, size: String(size) });
  for (let page = 1; ; page += 1) {
    records.push(...answer.records);
    const next = answer.pages.find((each) => each.page === page + 1);
    if (!next) return records;
    answer = await search({ ...parameters, size: String(size), page: String(next.page), after: next.after });
  }
}

/** Distances are ordered by straight line; within a metre either order is accepted. */
function inOrder(parameters: SearchParameters, ids: readonly string[]): readonly string[] {
  const near = originOf(city.places, parameters);
  if (parameters.sort !== 'nearest' || !near) return ids;
  const km = (id: string) => distanceKm(near, city.rows.find((row) => row.id === id) ?? near);
  const distances = ids.map(km);
  const sorted = distances.every((distance, at) => at === 0 || distance >= (distances[at - 1] ?? 0) * 0.995 - 0.001);
  return sorted ? ids.toSorted() : ['not in order of distance', ...ids];
}

describe('a search', () => {
  it('finds exactly the listings that fit, in order, on pages without gaps or repeats', async () => {
    await fc.assert(
      fc.asyncProperty(randomSearch(words), fc.constantFrom(3, 10, 30), async (parameters, size) => {
        const found = plainSearch(city, parameters);
        const expected = plainOrder(city, found, parameters);
        const records = await allPages(parameters, size);
        const ids = records.map(({ id }) => id);
        const nearest = parameters.sort === 'nearest' && originOf(city.places, parameters);
        expect(inOrder(parameters, ids)).toEqual(nearest ? expected.toSorted() : expected);
      }),
      { numRuns: depth(60, 300) },
    );
  });

  it.each(SORT_ORDERS)('sorted by %s gives every home exactly once over all its pages', async (sort) => {
    for (const more of [
      { near: 'manyata-tech-park', radiusKm: '12' },
      { localities: 'koramangala' },
      { bounds: '12.9,77.5,13,77.7' },
    ]) {
      const parameters: SearchParameters = { city: CITY, category: 'RENT', sort, ...more };
      const ids = (await allPages(parameters, 3)).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(3);
      expect(ids.toSorted()).toEqual(
        plainSearch(city, parameters)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });

  it('returns the exact total, and the distance of each home around a place', async () => {
    await fc.assert(
      fc.asyncProperty(randomSearch(words), async (parameters) => {
        const { total, records } = await search(parameters);
        expect(total).toEqual({ value: plainSearch(city, parameters).length, capped: false });
        const near = pointOf(city.places, parameters);
        for (const record of records) {
          expect(record.distanceKm === null).toBe(near === undefined);
          if (near) expect(record.distanceKm).toBeCloseTo(distanceKm(near, record), 2);
        }
      }),
      { numRuns: depth(100, 300) },
    );
  });

  it('counts every option of a filter without that filter', async () => {
    await fc.assert(
      fc.asyncProperty(randomSearch(words), async (parameters) => {
        const { facets, total } = await server.answer<FacetsAnswer>(`${SEARCH}/facets?${queryText(parameters)}`);
        expect(total.value).toBe(plainSearch(city, parameters).length);
        for (const [field, options] of Object.entries(facets)) {
          for (const { value, count } of options) {
            expect({ field, value, count }).toEqual({
              field,
              value,
              count: plainSearch(city, { ...parameters, [field]: value }).length,
            });
          }
        }
      }),
      { numRuns: depth(100, 300) },
    );
  });

  it('suggests, without results, filters to relax with their counts, best first', async () => {
    let offered = 0;
    await fc.assert(
      fc.asyncProperty(randomSearch(words), async (parameters) => {
        const { total, relaxations } = await search(parameters);
        if (total.value > 0) return expect(relaxations).toEqual([]);
        const counts = relaxations.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        expect(relaxations.length).toBeLessThanOrEqual(4);
        for (const { field, value, count } of relaxations) {
          const { [field]: _, ...others } = parameters;
          const relaxed: SearchParameters = value === '' ? others : { ...others, [field]: value };
          expect(count).toBeGreaterThan(0);
          expect({ field, value, count }).toEqual({ field, value, count: plainSearch(city, relaxed).length });
          offered += 1;
        }
      }),
      { numRuns: depth(60, 300), examples: [[TWO_CIRCLES]] },
    );
    expect(offered).toBeGreaterThan(20);
  });

  it('suggests a few refinements, each with its exact count', async () => {
    let offered = 0;
    await fc.assert(
      fc.asyncProperty(randomSearch(words), async (parameters) => {
        const { total, refinements } = await search(parameters);
        expect(refinements.length).toBeLessThanOrEqual(5);
        // Cached: another sort order or page size gives the same answer.
        expect((await search({ ...parameters, sort: 'price_low', size: '3' })).refinements).toEqual(refinements);
        for (const { field, value, count } of refinements) {
          expect(count).toBe(plainSearch(city, { ...parameters, [field]: value }).length);
          expect(count > 0 && count < total.value).toBe(true);
          offered += 1;
        }
      }),
      { numRuns: depth(100, 300) },
    );
    expect(offered).toBeGreaterThan(50);
    expect((await search({ city: CITY, category: 'RENT', page: '2' })).refinements).toEqual([]);
  });

  it('rejects an invalid drawn area', async () => {
    for (const polygon of ['AAAA', '!', 'x'.repeat(700)]) {
      expect((await server.get(`${SEARCH}?${queryText({ city: CITY, category: 'RENT', polygon })}`)).status).toBe(400);
    }
  });

  it('returns the same page by number as by cursor, with cursors of the pages around it', async () => {
    const parameters = { city: CITY, category: 'RENT', size: '5' };
    const first = await search(parameters);
    expect(first.pages.map(({ page }) => page)).toEqual([2, 3, 4, 5]);
    const fifth = first.pages.at(-1);
    const byCursor = await search({ ...parameters, page: '5', after: fifth?.after ?? '' });
    const byNumber = await search({ ...parameters, page: '5' });
    expect(byNumber.records).toEqual(byCursor.records);
    expect(byCursor.pages.map(({ page }) => page)).toEqual([3, 4, 6, 7, 8, 9]);
    for (const { page, after } of byCursor.pages) {
      const there = await search({ ...parameters, page: String(page), after });
      expect(there.records).toEqual((await search({ ...parameters, page: String(page) })).records);
    }
  });

  it('names the places it understood and leaves out unknown ones', async () => {
    const { places } = await search({
      city: CITY,
      category: 'RENT',
      localities: 'koramangala,no-such-locality',
      near: 'manyata-tech-park',
    });
    expect(places.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
      'locality koramangala',
      'landmark manyata-tech-park',
    ]);
  });

  it('rejects a cursor of another sort order, and pages beyond the OFFSET limit', async () => {
    const { pages } = await search({ city: CITY, category: 'RENT', size: '5' });
    const cursor = pages[0]?.after ?? '';
    const refused = async (more: SearchParameters) => {
      const path = `${SEARCH}?${queryText({ city: CITY, category: 'RENT', size: '30', ...more })}`;
      const { status, json } = await server.get(path);
      return [status, (json as { issues: { field: string }[] }).issues.map(({ field }) => field)];
    };
    expect(await refused({ page: '2', after: 'nonsense' })).toEqual([400, ['query.after']]);
    expect(await refused({ page: '2', after: cursor, sort: 'price_low' })).toEqual([400, ['query.after']]);
    expect(await refused({ page: '2', after: Buffer.from('["newest","1","a"]').toString('base64url') })).toEqual([
      400,
      ['query.after'],
    ]);
    expect(await refused({ page: '335' })).toEqual([400, ['query.page']]);
  });

  it('accepts forged cursors with any number', async () => {
    for (const sort of SORT_ORDERS) {
      for (const value of [1.5, -1, 0, 1e12, -1e18, 1e300]) {
        const after = Buffer.from(JSON.stringify([sort, value, 'a'])).toString('base64url');
        const { records } = await search({
          city: CITY,
          category: 'RENT',
          near: 'manyata-tech-park',
          sort,
          page: '2',
          after,
        });
        expect(records.length).toBeLessThanOrEqual(30);
      }
    }
  });

  it('answers 404 for a city that is not served', async () => {
    expect((await server.get(`${SEARCH}?city=atlantis&category=RENT`)).status).toBe(404);
    expect((await server.get(`${SEARCH}/facets?city=atlantis&category=RENT`)).status).toBe(404);
    expect((await server.get(`${SEARCH}/map?city=atlantis&category=RENT`)).status).toBe(404);
  });

  it('returns the same listings for the map, newest first', async () => {
    const parameters = { city: CITY, category: 'RENT', bounds: '12.9,77.5,13,77.7', bhk: 'BHK2' };
    const { total, pins } = await server.answer<{ total: { value: number }; pins: { id: string; url: string }[] }>(
      `${SEARCH}/map?${queryText(parameters)}`,
    );
    const found = plainSearch(city, parameters);
    expect(pins.map(({ id }) => id)).toEqual(plainOrder(city, found, parameters));
    expect(total.value).toBe(found.length);
    expect(pins.every(({ id, url }) => url.startsWith('/property/rent/') && url.endsWith(`/${id}/detail`))).toBe(true);
  });
});
