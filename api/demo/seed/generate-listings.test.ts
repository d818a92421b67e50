import { BUDGET_MAXIMUM } from '@aangan/shared-kit/domain/budget';
import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { COMMERCIAL_FLOORS, commercialAreaRange } from '@aangan/shared-kit/domain/commercial-type';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import {
  isCommercial,
  isMonthly,
  LISTING_CATEGORIES,
  type ListingCategory,
} from '@aangan/shared-kit/domain/listing-category';
import { postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { valuesOfListing } from '../../src/posting/drafts/public.ts';
import { floorPlansOf } from '../pictures/pictures.ts';
import { generateListings, type SeededListing } from './generate-listings.ts';
import { CATEGORY_MIX } from './listing-mix.ts';
import { BEDROOMS, withLead } from './listing-scenes.ts';
import { TRUTH_SHARES, type TruthKind } from './listing-truth.ts';
import { picturesByScene } from './pictures-by-scene.ts';
import { seededDetails } from './seed-details.ts';
import type { World } from './seed-world.ts';

const NOW = Date.UTC(2026, 10, 20);
const LISTINGS = 12_000;

const WORLD: World = {
  firstNames: Array.from({ length: 40 }, (_, at) => `Name${at}`),
  cities: CITY_SLUGS.map((slug, at) => ({
    slug,
    name: slug,
    latitude: 15 + at,
    longitude: 77,
    rentPerSqft: 25,
    salePerSqft: 8000,
    depositMonths: [2, 6],
    metroStations: [{ latitude: 15 + at, longitude: 77 }],
    localities: [1, 2, 3, 4, 5].map((tier) => ({
      id: `loc-${slug}-${tier}`,
      name: `Tier ${tier}`,
      latitude: 15 + at + tier / 50,
      longitude: 77,
      tier,
      societies: [0, 1].map((number) => ({
        id: `soc-${slug}-${tier}-${number}`,
        name: `Society ${number}`,
        latitude: 15 + at + tier / 50,
        longitude: 77,
        builder: 'Chabutra Living',
        builtYear: 2015 + number * 13,
        underConstruction: number === 1,
      })),
    })),
  })),
};

const make = (listings: number, seed = 'test'): SeededListing[] => [
  ...generateListings({ world: WORLD, pictures: picturesByScene(), listings, now: NOW, seed }),
];

it('a gallery keeps its pictures, whichever comes first, and begins with no bathroom or floor plan', () => {
  const photos = 'living-01,bedroom-02,bathroom-03,balcony-01,floor-plan-03';
  const leads = Array.from({ length: 40 }, (_, at) => withLead(photos, `listing${at}`));
  for (const each of leads) expect(each.split(',').sort()).toEqual(photos.split(',').sort());
  expect(new Set(leads.map((each) => each.split(',')[0]))).toEqual(new Set(['living-01', 'bedroom-02', 'balcony-01']));
  expect(withLead('', 'listing1')).toBe('');
});

describe('generated listings', () => {
  const made = make(LISTINGS);
  const rows = made.map(({ row }) => row);
  const of = (category: ListingCategory) => rows.filter((row) => row.category === category);
  const labelled = (kind: TruthKind) => made.filter(({ truth }) => truth?.kind === kind);

  it('are the same for the same seed, and differ for another', () => {
    expect(make(300)).toEqual(make(300));
    expect(make(5, 'other')).not.toEqual(make(5));
  });

  it('have unique ids, 16 digits of hexadecimal', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(LISTINGS);
    expect(rows.every(({ id }) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  });

  it.each(LISTING_CATEGORIES)('of %s have their share of the mix in every city', (category) => {
    const share = (100 * of(category).length) / LISTINGS;
    expect(share).toBeGreaterThan(CATEGORY_MIX[category] * 0.9 - 0.2);
    expect(share).toBeLessThan(CATEGORY_MIX[category] * 1.1 + 0.2);
    expect(new Set(of(category).map(({ city }) => city)).size).toBe(CITY_SLUGS.length);
  });

  it.each(LISTING_CATEGORIES)('of %s have a price within the budget limits', (category) => {
    for (const { price } of of(category)) {
      expect(price).toBeGreaterThan(0);
      expect(price).toBeLessThanOrEqual(BUDGET_MAXIMUM[category]);
    }
  });

  it('cost more in an expensive locality than in a cheap one', () => {
    const usual = (tier: number) => {
      const prices = of('RENT').filter((row) => row.bhk === 'BHK2' && row.localityId.endsWith(`-${tier}`));
      return prices.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
    };
    expect(usual(1)).toBeGreaterThan(1.4 * usual(3));
    expect(usual(3)).toBeGreaterThan(1.2 * usual(5));
  });

  it("follow the specification's rules for commercial spaces", () => {
    for (const row of rows.filter(({ category }) => isCommercial(category))) {
      const range = commercialAreaRange(row.commercialType ?? 'SHOP', isMonthly(row.category) ? 'rent' : 'sale');
      expect(row.area).toBeGreaterThanOrEqual(range.minimum);
      expect(row.area).toBeLessThanOrEqual(range.maximum);
      expect(row.floor).toBeLessThanOrEqual(COMMERCIAL_FLOORS.maximum);
    }
  });

  it.each(LISTING_CATEGORIES)('of %s could have been posted: they break no rule of its form', (category) => {
    for (const row of of(category)) {
      const values = valuesOfListing(row, seededDetails(row.commercialType));
      expect({ values, problems: postingProblems(category, values, NOW) }).toEqual({ values, problems: [] });
    }
  });

  it('show a floor plan with their number of bedrooms', () => {
    const plans = made.flatMap(({ row: { bhk, photos }, truth }) =>
      // A scam may show copied pictures.
      photos.split(',').flatMap((id) => (id.startsWith('floor-plan') && bhk && !truth ? [{ id, bhk }] : [])),
    );
    expect(plans.length).toBeGreaterThan(20);
    for (const { id, bhk } of plans) expect(floorPlansOf(BEDROOMS[bhk]).map((plan) => plan.id)).toContain(id);
  });

  it('have consistent facts', () => {
    for (const row of rows) {
      expect(row.floor ?? 0).toBeLessThanOrEqual(row.totalFloors ?? 0);
      expect(row.active).toBe(row.inactiveReason === null);
      // Their pictures are illustrations.
      expect(row.photoCount).toBe(0);
      expect(row.postedAt.getTime()).toBeLessThanOrEqual(NOW);
      expect(row.confirmedAt.getTime()).toBeLessThanOrEqual(NOW);
      if (row.category === 'PG') expect(row.roomTypes).toBeGreaterThan(0);
      if (row.category === 'RENT') expect(row.tenants).toBeGreaterThan(0);
      if (!isMonthly(row.category)) expect(row.deposit).toBe(0);
      if (row.societyId?.endsWith('-1')) expect(row.category).toBe('BUY');
      const locality = WORLD.cities.flatMap(({ localities }) => localities).find(({ id }) => id === row.localityId);
      expect(distanceKm(row, locality ?? row)).toBeLessThan(2);
    }
  });

  it('are mostly confirmed within a week, except stale ones', () => {
    const stale = new Set(labelled('stale').map(({ row }) => row.id));
    for (const row of rows) {
      const days = (NOW - row.confirmedAt.getTime()) / DAY_MS;
      if (stale.has(row.id)) expect(days).toBeGreaterThanOrEqual(14);
    }
    const fresh = rows.filter((row) => NOW - row.confirmedAt.getTime() < 7 * DAY_MS);
    expect(fresh.length / rows.length).toBeGreaterThan(0.88);
  });

  it.each(Object.entries(TRUTH_SHARES) as [TruthKind, number][])('are %s in a share of %d', (kind, share) => {
    expect(labelled(kind).length / LISTINGS).toBeGreaterThan(share * 0.7);
    expect(labelled(kind).length / LISTINGS).toBeLessThan(share * 1.3);
  });

  it('labelled as duplicates resemble their originals', () => {
    for (const { row, truth } of labelled('duplicate')) {
      const original = rows.find(({ id }) => id === truth?.originalId);
      if (!original) throw new Error(`The original of ${row.id} is not among the listings.`);
      expect(distanceKm(original, row)).toBeLessThan(0.075);
      expect(row.area / original.area).toBeGreaterThan(0.95);
      expect(row.price / original.price).toBeGreaterThan(0.85);
      expect(row.price / original.price).toBeLessThanOrEqual(1.1);
    }
  });

  it.each([
    ['RENT', 0.03],
    ['BUY', 0.03],
    ['SHARED', 0.03],
    ['PG', 0.08],
    ['PLOT', 0.12],
    ['COMMERCIAL_RENT', 0.06],
    ['COMMERCIAL_BUY', 0.06],
  ] as const)('two of %s have the same first picture with a probability below %d', (category, most) => {
    const counts = new Map<string, number>();
    for (const { photos } of of(category)) {
      const [first] = photos.split(',');
      if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const same = [...counts.values()].reduce((sum, count) => sum + (count / all) ** 2, 0);
    expect(same).toBeLessThan(most);
  });

  it('show five to eight pictures, three for a plot, and some show none', () => {
    const homes = of('RENT').map(({ photos }) => photos.split(',').filter(Boolean).length);
    expect(Math.max(...homes)).toBe(8);
    const without = homes.filter((count) => count === 0).length / homes.length;
    expect(without).toBeGreaterThan(0.04);
    expect(without).toBeLessThan(0.12);
  });
});
