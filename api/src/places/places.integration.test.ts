import { CITIES, METRO_CITIES } from '@aangan/shared-kit/domain/cities';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { decodePolygon } from '@aangan/shared-kit/domain/polygon';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { buildServer } from '../build-server.ts';
import { listing } from '../search/listings/public.ts';
import { CITY_DRAWINGS } from './base-map/city-drawings.ts';
import { listingCount, place } from './places.tables.ts';

const { database, close } = openTestDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, logLevel: 'silent', checkAnswers: true, now: () => TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await close();
});

/** A road may lead out of the city. */
const DRAWN_WITHIN_KM = 90;

async function get(url: string, status = 200) {
  const response = await server.inject(url);
  expect({ url, status: response.statusCode }).toEqual({ url, status });
  return response.json();
}

describe('metro', () => {
  it.each(METRO_CITIES)('lists the lines of %s with as many stations as each line states', async (city) => {
    const { linesDetails } = await get(`/places/api/metro/v1/lines?city=${city}`);
    expect(linesDetails.length).toBeGreaterThan(0);
    for (const { id, stations } of linesDetails) {
      const line = await get(`/places/api/metro/v1/line/${id}`);
      expect(line.metroStations).toHaveLength(stations);
    }
  });

  it('finds a city by slug, wire value and old name', async () => {
    const [slug, value, name] = await Promise.all(
      ['greater-noida', 'greater_noida', 'Greater Noida'].map((city) =>
        get(`/places/api/metro/v1/lines?city=${encodeURIComponent(city)}`),
      ),
    );
    expect(value).toEqual(slug);
    expect(name).toEqual(slug);
  });

  it.each(['pune', 'nashik', 'atlantis'])('has no lines in %s', async (city) =>
    expect(await get(`/places/api/metro/v1/lines?city=${city}`)).toEqual({ linesDetails: [] }),
  );

  it('orders the stations along the line, at an even distance', async () => {
    const { linesDetails } = await get('/places/api/metro/v1/lines?city=bangalore');
    const { metroStations } = await get(`/places/api/metro/v1/line/${linesDetails[0].id}`);
    for (const [at, { location }] of metroStations.entries()) {
      const before = metroStations[at - 1]?.location;
      if (before) expect(distanceKm(point(before), point(location))).toBeLessThan(6);
    }
  });

  it('answers 404 for an unknown line and 400 without a city', async () => {
    await get('/places/api/metro/v1/line/no-such-line', 404);
    const { issues } = await get('/places/api/metro/v1/lines', 400);
    expect(issues[0].field).toBe('query.city');
  });
});

describe('the base of the schematic map', () => {
  const base = (city: string) => get(`/places/api/v1/base-map/${city}`);

  it.each(CITIES.map(({ slug }) => slug))('of %s names localities and landmarks', async (city) => {
    const { localities, landmarks } = await base(city);
    expect(localities.length).toBeGreaterThanOrEqual(25);
    expect(landmarks.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(CITY_DRAWINGS))('of %s has roads and waters around the localities', async (city) => {
    const { localities, ways, waters } = await base(city);
    const middle = point({ lat: localities[0].latitude, lon: localities[0].longitude });
    const paths: [number, number][][] = [...ways, ...waters].map(({ path, outline }) => path ?? outline);
    expect(new Set(ways.map(({ kind }: { kind: string }) => kind))).toContain('highway');
    expect(waters.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path.length).toBeGreaterThan(1);
      for (const [latitude, longitude] of path) {
        expect(distanceKm(middle, { latitude, longitude })).toBeLessThan(DRAWN_WITHIN_KM);
      }
    }
  });

  it('has the lines of the metro in their colours, with the stations in order', async () => {
    const { lines } = await base('bangalore');
    const { linesDetails } = await get('/places/api/metro/v1/lines?city=bangalore');
    expect(lines.map(({ stations }: { stations: unknown[] }) => stations.length)).toEqual(
      linesDetails.map(({ stations }: { stations: number }) => stations),
    );
    for (const { colour } of lines) expect(colour).toMatch(/^#[0-9a-f]{6}$/i);
  });

  it('may be stored for a day, and is 404 for an unknown city', async () => {
    const { headers } = await server.inject('/places/api/v1/base-map/pune');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    await get('/places/api/v1/base-map/atlantis', 404);
  });
});

describe('localities', () => {
  it.each(CITIES.map(({ slug }) => slug))('of %s come with counts, those with most listings first', async (city) => {
    const { localities } = await get(`/api/v1/localities/city/${city}`);
    expect(localities.length).toBeGreaterThanOrEqual(25);
    const totals: number[] = localities.map((locality: { listings: Record<string, number> }) =>
      Object.values(locality.listings).reduce((sum, count) => sum + count, 0),
    );
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(totals[0]).toBeGreaterThan(0);
  });

  it('have the medians of their listings', async () => {
    const { localities } = await get('/api/v1/localities/city/bangalore');
    const homes = await database
      .select()
      .from(listing)
      .where(and(eq(listing.city, 'bangalore'), eq(listing.active, true)));
    for (const { id, medianRent, medianPricePerSqft } of localities) {
      const here = homes.filter((home) => home.localityId === id);
      const rents = here.filter(({ category, bhk }) => category === 'RENT' && bhk === 'BHK2').map(({ price }) => price);
      const perSqft = here.filter(({ category }) => category === 'BUY').map(({ price, area }) => price / area);
      expect(medianRent).toBe(rents.sort((a, b) => a - b)[Math.ceil(rents.length / 2) - 1] ?? null);
      expect(medianPricePerSqft === null).toBe(perSqft.length === 0);
    }
  });

  it('are ordered by distance near other localities, which are left out', async () => {
    const ids = ['loc-bangalore-koramangala', 'loc-bangalore-indiranagar'];
    const { localities } = await get(`/v5/localities/nearby?localityIds=${ids.join(',')}`);
    const distances = localities.map((locality: { distanceKm: number }) => locality.distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(localities.length).toBeGreaterThan(5);
    for (const { id, city } of localities) {
      expect(ids).not.toContain(id);
      expect(city).toBe('bangalore');
    }
  });

  it('are counted by one kind of listing near others, where requested', async () => {
    const near = (more: string) => get(`/v5/localities/nearby?localityIds=loc-bangalore-koramangala${more}`);
    const listings = ({ localities }: { localities: { listings: number }[] }) =>
      localities.map((each) => each.listings);
    const all = listings(await near(''));
    const kinds = await Promise.all(LISTING_CATEGORIES.map(async (kind) => listings(await near(`&category=${kind}`))));
    expect(all.map((_, at) => kinds.reduce((sum, counts) => sum + (counts[at] ?? 0), 0))).toEqual(all);
  });

  it('answer 404 for an unknown city or unknown ids, and 400 for a malformed slug', async () => {
    await get('/api/v1/localities/city/atlantis', 404);
    await get('/v5/localities/nearby?localityIds=loc-atlantis-centre', 404);
    const { issues } = await get('/api/v1/localities/city/greater_noida', 400);
    expect(issues[0].field).toBe('params.city');
    await get('/v5/localities/nearby', 400);
  });
});

describe('a place by id', () => {
  it('has its kind, position, zone and listings', async () => {
    expect(await get('/api/v4/localities/loc-bangalore-koramangala/type')).toEqual({
      id: 'loc-bangalore-koramangala',
      type: 'locality',
      city: 'bangalore',
    });
    const detail = await get('/api/v1/localities/place_detail/loc-bangalore-koramangala/_search');
    expect(detail).toMatchObject({ slug: 'koramangala', name: 'Koramangala', type: 'locality' });
    expect(detail.pinCode).toMatch(/^560\d{3}$/);
    expect(detail.listings).toBeGreaterThan(0);
  });

  it('may be of any kind', async () => {
    for (const kind of ['locality', 'society', 'landmark', 'metro'] as const) {
      const [any] = await database.select().from(place).where(eq(place.kind, kind)).limit(1);
      expect((await get(`/api/v4/localities/${any?.id}/type`)).type).toBe(kind);
    }
  });

  it('has an id that the other calls accept', async () => {
    const places = await database.select({ id: place.id }).from(place);
    expect(places.filter(({ id }) => id.length > 60)).toEqual([]);
  });

  it('answers 404 for an unknown id', async () => {
    await get('/api/v4/localities/loc-bangalore-nowhere/type', 404);
    await get('/api/v1/localities/place_detail/loc-bangalore-nowhere/_search', 404);
  });
});

describe('where a place is', () => {
  it('is a circle half way to the next locality, as an area that searches take', async () => {
    const found = await get('/api/v1/localities/loc-bangalore-koramangala/polygon');
    const { localities } = await get('/v5/localities/nearby?localityIds=loc-bangalore-koramangala');
    expect(found).toMatchObject({ name: 'Koramangala', shape: 'circle' });
    expect(found.radiusKm).toBeCloseTo(Math.min(3, Math.max(0.5, localities[0].distanceKm / 2)), 1);
    const corners = decodePolygon(found.polygon) ?? [];
    expect(corners).toHaveLength(24);
    for (const corner of corners) expect(distanceKm(found.centre, corner)).toBeCloseTo(found.radiusKm, 1);
    const query = `city=bangalore&category=RENT&polygon=${found.polygon}`;
    expect((await get(`/api/v1/property/search?${query}`)).total.value).toBeGreaterThan(0);
    await get('/api/v1/localities/city-bangalore/polygon', 404);
  });

  it('names what is near a pin, nearest first', async () => {
    const { establishments } = await get('/places/api/v1/establishments?latitude=12.9784&longitude=77.6408');
    const distances = establishments.map((each: { distanceKm: number }) => each.distanceKm);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    const kinds = (kind: string) => establishments.filter((each: { kind: string }) => each.kind === kind);
    expect(kinds('locality')).toHaveLength(3);
    expect(kinds('metro').map(({ name }: { name: string }) => name)).toContain('Indiranagar');
    expect(await get('/places/api/v1/establishments?latitude=20.1&longitude=70.1')).toEqual({ establishments: [] });
    await get('/places/api/v1/establishments?latitude=91&longitude=77', 400);
  });
});

describe('names of a city', () => {
  it('lists each place of the city once, with its other names', async () => {
    const { places } = await get('/api/v1/localities/city/bangalore/names');
    const stored = await database.select({ id: place.id }).from(place).where(eq(place.city, 'bangalore'));
    expect(places.map(({ id }: { id: string }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    const [known] = await database.select().from(place).where(eq(place.id, 'loc-bangalore-koramangala'));
    expect(places.find(({ id }: { id: string }) => id === known?.id)?.aliases).toEqual(known?.aliases);
  });

  it('does not know another city', async () => {
    await get('/api/v1/localities/city/atlantis/names', 404);
  });
});

describe('autocomplete', () => {
  it('of buildings trims the text and answers 25 of them, and nothing else', async () => {
    const { suggestions } = await get('/places/api/v1/autocomplete?hint=%20%20residency%20%20&size=25&params=building');
    expect(suggestions).toHaveLength(25);
    expect(new Set(suggestions.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['society']));
  });

  it('counts active listings of the requested category', async () => {
    for (const category of LISTING_CATEGORIES) {
      const { suggestions } = await get(`/places/api/v1/autocomplete?hint=bangalore&category=${category}`);
      const [count] = await database
        .select()
        .from(listingCount)
        .where(and(eq(listingCount.placeId, 'city-bangalore'), eq(listingCount.category, category)));
      expect(suggestions[0]).toMatchObject({ kind: 'city', slug: 'bangalore', count: count?.count ?? 0 });
    }
  });

  it('answers 400 with the field for an empty hint, a size that is too large and an unknown category', async () => {
    for (const [query, field] of [
      ['hint=%20', 'query.hint'],
      ['hint=a&size=26', 'query.size'],
      ['hint=a&category=HOTEL', 'query.category'],
      ['hint=a&city=Greater_Noida', 'query.city'],
    ]) {
      expect((await get(`/places/api/v1/autocomplete?${query}`, 400)).issues[0].field).toBe(field);
    }
  });

  it('finds nothing in an unknown city', async () =>
    expect(await get('/places/api/v1/autocomplete?hint=kora&city=atlantis')).toEqual({ suggestions: [] }));
});

function point({ lat, lon }: { lat: number; lon: number }) {
  return { latitude: lat, longitude: lon };
}
