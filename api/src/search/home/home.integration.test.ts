import { carouselsAnswer, RECENT_TABS } from '@aangan/shared-kit/contracts/home';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { buildServer } from '../../build-server.ts';
import { project } from '../../places/public.ts';

const { database, close } = openTestDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, logLevel: 'silent', now: () => TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await close();
});

async function carousels(city: string) {
  const response = await server.inject(`/api/v1/home/carousels?city=${city}`);
  expect(response.statusCode).toBe(200);
  return carouselsAnswer.parse(response.json());
}

describe('home carousels', () => {
  it.each(CITIES.map(({ slug }) => slug))('of %s satisfy the contract and have no empty row', async (city) => {
    const answer = await carousels(city);
    for (const tab of RECENT_TABS) {
      expect(answer.recentProperties[tab].length).toBeGreaterThan(0);
      expect(answer.recentProperties[tab].length).toBeLessThanOrEqual(8);
    }
    for (const row of [
      answer.projects,
      answer.builders,
      answer.sharedProperties.PG,
      answer.sharedProperties.SHARED,
      answer.topRentalSocieties,
      answer.news,
      answer.stories,
    ]) {
      expect(row.length).toBeGreaterThan(0);
    }
    expect(answer.priceTrends).toHaveLength(8);
  });

  it('show active homes of the city with pictures, newest first, in the tab they belong to', async () => {
    const { recentProperties, sharedProperties } = await carousels('bangalore');
    const rows = [...Object.values(recentProperties), sharedProperties.PG, sharedProperties.SHARED];
    for (const row of rows) {
      expect(row.map(({ dateOnly }) => dateOnly)).toEqual(row.map(({ dateOnly }) => dateOnly).sort((a, b) => b - a));
      for (const home of row) {
        expect(home).toMatchObject({ citySlug: 'bangalore', active: true });
        expect(home.photos).not.toHaveLength(0);
      }
    }
    expect(recentProperties.BHK2_BHK3.map(({ type }) => type).every((type) => type === 'BHK2' || type === 'BHK3')).toBe(
      true,
    );
    for (const { buildingType } of recentProperties.INDEPENDENT) expect(['IH', 'IF']).toContain(buildingType);
    for (const { floor } of recentProperties.HIGH_FLOOR) expect(floor).toBeGreaterThanOrEqual(8);
    for (const { society } of recentProperties.TOP_SOCIETIES) expect(society).not.toBe('');
    expect(new Set(sharedProperties.PG.map(({ propertyType }) => propertyType))).toEqual(new Set(['PG']));
  });

  it('show equal numbers of homes to rent and to buy', async () => {
    const { recentProperties } = await carousels('mumbai');
    const kinds = recentProperties.BHK2_BHK3.map(({ propertyType }) => propertyType).sort();
    expect(kinds).toEqual(['BUY', 'BUY', 'BUY', 'BUY', 'RENT', 'RENT', 'RENT', 'RENT']);
  });

  it('put the top societies by homes for rent, with the lowest rent there', async () => {
    const { topRentalSocieties } = await carousels('pune');
    const listings = topRentalSocieties.map((society) => society.listings);
    expect(listings).toEqual([...listings].sort((a, b) => b - a));
    for (const { slug, listings: count, minRent } of topRentalSocieties) {
      const url = `/api/v1/property/search?category=RENT&city=pune&society=${slug}&sort=price_low`;
      const { records, total } = (await server.inject(url)).json();
      expect(total.value).toBe(count);
      expect(records[0].rent).toBe(minRent);
    }
  });

  it('have projects in every city, 600 and more together', async () => {
    const counts = await Promise.all(CITIES.map(({ slug }) => database.$count(project, eq(project.city, slug))));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(600);
  });

  it('show plausible rent changes over twelve months', async () => {
    for (const trend of (await carousels('delhi')).priceTrends) {
      expect(Math.abs(trend.rentChangePercent)).toBeLessThan(20);
      expect(trend.sampleSize).toBeGreaterThan(0);
    }
  });

  it('contain no phone number and no e-mail address', async () => {
    const text = JSON.stringify(await carousels('chennai'));
    expect(text).not.toMatch(/\+91|@|(?<![\da-z])[6-9]\d{9}(?!\d)/);
  });

  it('answer 404 for an unknown city and 400 without one', async () => {
    expect((await server.inject('/api/v1/home/carousels?city=atlantis')).statusCode).toBe(404);
    const missing = await server.inject('/api/v1/home/carousels');
    expect(missing.statusCode).toBe(400);
    expect(missing.json().issues[0].field).toBe('query.city');
  });
});
