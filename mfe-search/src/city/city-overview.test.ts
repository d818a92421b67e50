import { cityOverview, zonesOf } from './city-overview.ts';

const locality = (
  name: string,
  zone: string,
  facts: { rent?: number | null; buy?: number; medianRent?: number | null },
) => ({
  id: `loc-pune-${name}`,
  slug: name.toLowerCase(),
  name,
  city: 'pune',
  latitude: 18.5,
  longitude: 73.8,
  zone,
  listings: { ...(facts.rent && { RENT: facts.rent }), ...(facts.buy && { BUY: facts.buy }) },
  medianRent: facts.medianRent ?? null,
  medianPricePerSqft: facts.buy ? 9_000 : null,
});

const localities = [
  locality('Wakad', 'West', { rent: 30, buy: 5, medianRent: 28_000 }),
  locality('Kothrud', 'West', { rent: 12, medianRent: 24_000 }),
  locality('Hadapsar', 'East', { buy: 2 }),
];

it('sums the listings of each category, including categories without listings', () => {
  const { counts } = cityOverview(localities);
  expect(counts.map(({ category, listings }) => [category, listings])).toEqual([
    ['BUY', 7],
    ['RENT', 42],
    ['PG', 0],
    ['SHARED', 0],
    ['PLOT', 0],
    ['COMMERCIAL_RENT', 0],
    ['COMMERCIAL_BUY', 0],
  ]);
});

it('computes the range of the known medians', () => {
  const { rent, pricePerSqft } = cityOverview(localities);
  expect(rent).toEqual({ low: 24_000, high: 28_000 });
  expect(pricePerSqft).toEqual({ low: 9_000, high: 9_000 });
});

it('has no range when no median is known', () => {
  expect(cityOverview([locality('Wakad', 'West', { rent: 1 })]).rent).toBeUndefined();
});

it('sorts zones and their localities by name', () => {
  const zones = zonesOf(localities).map(({ name, localities: inside }) => [name, inside.map((each) => each.name)]);
  expect(zones).toEqual([
    ['East', ['Hadapsar']],
    ['West', ['Kothrud', 'Wakad']],
  ]);
});
