import { BHK_TYPES, BUILDING_TYPES, FURNISHINGS } from '@aangan/shared-kit/domain/listing-options';
import { seededRandom } from '../../foundation/random/public.ts';
import { backTest } from './back-test.ts';
import { fitRents, type RentModel } from './rent-model.ts';
import type { PricedHome } from './rented-home.ts';

const FURNISHED = { FULLY_FURNISHED: 1.2, SEMI_FURNISHED: 1, NOT_FURNISHED: 0.9 } as const;

/** Homes whose rents follow a known rule, with noise of the given share. */
function homesOf(count: number, noise: number): PricedHome[] {
  const random = seededRandom('rents');
  return Array.from({ length: count }, () => {
    const locality = random.whole(0, 11);
    const area = random.whole(400, 2_000);
    const furnishing = random.pick(FURNISHINGS);
    const rent = (20 + locality * 3) * area * FURNISHED[furnishing] * (1 + noise * random.between(-1, 1));
    return {
      localityId: `loc-${locality}`,
      ...{ bhk: random.pick(BHK_TYPES), area, furnishing, building: random.pick(BUILDING_TYPES) },
      ...{ floor: random.whole(0, 9), age: random.whole(0, 19), amenities: [] },
      rent: Math.round(rent),
    };
  });
}

const fitted = (homes: readonly PricedHome[]) => fitRents(homes) as RentModel;
const HOME = { ...homesOf(1, 0)[0], localityId: 'loc-5', area: 1_000, furnishing: 'SEMI_FURNISHED' } as PricedHome;

describe('the model of rents', () => {
  it('finds the rule behind rents', () => {
    const model = fitted(homesOf(2_000, 0));
    expect((model.estimate(HOME)?.median ?? 0) / 35_000).toBeCloseTo(1, 2);
    expect(model.difference(HOME, { ...HOME, furnishing: 'FULLY_FURNISHED' })).toBeCloseTo(20, 0);
    expect(model.difference(HOME, { ...HOME, area: 1_100 })).toBeCloseTo(10, 0);
    expect(model.difference(HOME, HOME)).toBe(0);
  });

  it('gives the middle half of noisy rents, and errs by about the noise on homes that it has not seen', () => {
    const homes = homesOf(1_500, 0.2);
    const { low = 0, median = 0, high = 0 } = fitted(homes).estimate(HOME) ?? {};
    expect(low).toBeLessThan(median);
    expect(median).toBeLessThan(high);
    const errors = backTest(homes);
    expect(errors).toHaveLength(homes.length);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.12);
  });

  it('is not moved by a few absurd rents', () => {
    const homes = homesOf(1_000, 0.1);
    const absurd = homes.map((home, at) => (at % 100 === 0 ? { ...home, rent: home.rent * 40 } : home));
    const [usual = 0, moved = 0] = [homes, absurd].map((each) => fitted(each).estimate(HOME)?.median);
    expect(Math.abs(moved / usual - 1)).toBeLessThan(0.03);
  });

  it('says nothing about a locality without homes, or a city with few', () => {
    expect(fitted(homesOf(500, 0)).estimate({ ...HOME, localityId: 'loc-elsewhere' })).toBeUndefined();
    expect(fitRents(homesOf(59, 0))).toBeUndefined();
  });
});
