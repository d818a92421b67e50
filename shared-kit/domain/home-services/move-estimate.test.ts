import fc from 'fast-check';
import { PACKERS_AND_MOVERS_CITIES } from '../cities.ts';
import { INVENTORY_KEYS, VEHICLES, vehiclesFor, volumeOf } from './inventory.ts';
import { type MoveEnd, type MoveFacts, moveEstimate, moveKm, PACKINGS } from './move-estimate.ts';
import { PACKERS_CITIES, type PackersCity, packersCity } from './packers-city.ts';
import { usualMoves } from './usual-moves.ts';
import { vehicleChoices } from './vehicle-choices.ts';

const end = (city: PackersCity['slug'], more: Partial<MoveEnd> = {}): MoveEnd => ({
  ...{ city, pin: '560034', locality: 'Koramangala', address: '', floor: 0, hasLift: true, point: null },
  ...more,
});
const MOVE: MoveFacts = {
  from: end('bangalore'),
  to: end('bangalore'),
  items: [
    { key: 'BED_DOUBLE', quantity: 1 },
    { key: 'SOFA_3', quantity: 1 },
    { key: 'BOX_LARGE', quantity: 10 },
  ],
  packing: 'basic',
  insuredRupees: 0,
  storageMonths: 0,
};

const ends = fc.record({
  city: fc.constantFrom(...PACKERS_CITIES.map(({ slug }) => slug)),
  pin: fc.constant('560034'),
  locality: fc.constant('Koramangala'),
  address: fc.constant(''),
  floor: fc.integer({ min: 0, max: 30 }),
  hasLift: fc.boolean(),
  point: fc.constant(null),
});
const moves = fc.record({
  from: ends,
  to: ends,
  items: fc.array(fc.record({ key: fc.constantFrom(...INVENTORY_KEYS), quantity: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 25,
  }),
  packing: fc.constantFrom(...PACKINGS),
  insuredRupees: fc.integer({ min: 0, max: 5_000_000 }),
  storageMonths: fc.integer({ min: 0, max: 12 }),
});

describe('the cities of packers', () => {
  it('are the 17 of the specification, and are known in both spellings', () => {
    expect(PACKERS_CITIES.map(({ wire }) => wire).sort()).toEqual([...PACKERS_AND_MOVERS_CITIES].sort());
    expect(packersCity('greater_noida')).toBe(packersCity('Greater Noida'));
    expect(packersCity('nagpur')).toBeUndefined();
  });
});

describe('the estimate of a move', () => {
  it('is made up of transport and packing in a city, with a range of ten percent', () => {
    expect(moveEstimate(MOVE)).toMatchObject({
      cubicFeet: 140,
      km: 12,
      vehicle: { key: 'MINI_TRUCK' },
      vehicles: 1,
      parts: [
        { title: 'Transport', paise: 165_600 },
        { title: 'Packing', paise: 84_000 },
      ],
      minimumPaise: 224_600,
      maximumPaise: 274_600,
    });
  });

  it('has more parts for floors without a lift, storage and insurance', () => {
    const more = {
      ...MOVE,
      from: end('bangalore', { floor: 3, hasLift: false }),
      insuredRupees: 100_000,
      storageMonths: 1,
    };
    expect(moveEstimate(more).parts.map(({ title }) => title)).toEqual([
      'Transport',
      'Packing',
      'Floors without a lift',
      'Storage',
      'Insurance',
    ]);
  });

  it('is by road between cities', () => {
    expect(moveKm(end('bangalore'), end('mumbai'))).toBeGreaterThan(1_000);
    expect(moveEstimate({ ...MOVE, to: end('chennai') }).isWithinCity).toBe(false);
  });

  it('contains the sum of its parts, in whole rupees, and never falls with one thing more', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom(...INVENTORY_KEYS), (move, key) => {
        const { parts, minimumPaise, maximumPaise, vehicle, vehicles, cubicFeet } = moveEstimate(move);
        const sum = parts.reduce((total, { paise }) => total + paise, 0);
        expect(minimumPaise).toBeLessThanOrEqual(sum);
        expect(maximumPaise).toBeGreaterThanOrEqual(sum);
        expect([minimumPaise % 100, maximumPaise % 100]).toEqual([0, 0]);
        expect(vehicle.cubicFeet * vehicles).toBeGreaterThanOrEqual(cubicFeet);
        const more = moveEstimate({ ...move, items: [...move.items, { key, quantity: 1 }] });
        expect(more.maximumPaise).toBeGreaterThanOrEqual(maximumPaise);
      }),
    );
  });

  it('needs goods', () => {
    expect(() => moveEstimate({ ...MOVE, items: [] })).toThrow(RangeError);
    expect(volumeOf([])).toBe(0);
    expect(vehiclesFor(10_000)).toEqual({ vehicle: VEHICLES.at(-1), number: 9 });
  });
});

describe('usual moves', () => {
  it('have a price in every city, and a larger home costs more', () => {
    for (const { slug } of PACKERS_CITIES) {
      const { within, between } = usualMoves(slug);
      const prices = within.map(({ estimate }) => estimate.maximumPaise);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      expect(between).toHaveLength(PACKERS_CITIES.length - 1);
    }
  });
});

describe('the vehicles that are compared', () => {
  it('carry all goods, and the proposed ones cost what the estimate counts', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const estimate = moveEstimate(move);
        const choices = vehicleChoices(estimate);
        for (const { vehicle, vehicles } of choices) {
          expect(vehicle.cubicFeet * vehicles).toBeGreaterThanOrEqual(estimate.cubicFeet);
        }
        const proposed = choices.filter(({ isProposed }) => isProposed);
        const transport = estimate.parts.find(({ title }) => title === 'Transport');
        expect(proposed).toMatchObject([{ vehicles: estimate.vehicles, transportPaise: transport?.paise }]);
      }),
    );
  });
});
