import fc from 'fast-check';
import { BHK_TYPES } from '../../listing-options.ts';
import { FACINGS } from '../../posting/posting-options.ts';
import { FEATURES, type PlaceName, type Slot, type SlotKind, type SlotValues } from '../understanding.ts';

const named = (kind: PlaceName['kind'], name: string, ...aliases: string[]): PlaceName => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const prefix = { locality: 'loc', society: 'soc', landmark: 'lmk', metro: 'met' }[kind];
  return { id: `${prefix}-bangalore-${slug}`, kind, slug, name, city: 'bangalore', aliases };
};

/** A few places of a city for tests. */
export const SAMPLE_PLACES: readonly PlaceName[] = [
  named('locality', 'Koramangala', 'Kormangala'),
  named('locality', 'HSR Layout', 'HSR'),
  named('locality', 'Whitefield', 'White Field'),
  named('locality', 'Electronic City', 'E City'),
  named('locality', 'JP Nagar'),
  named('landmark', 'Manyata Tech Park'),
  named('landmark', 'Christ University'),
  named('metro', 'MG Road'),
  named('metro', 'Whitefield'),
  named('society', 'Neemvan Heights'),
];

const place = fc
  .tuple(fc.constantFrom(...SAMPLE_PLACES), fc.boolean(), fc.option(fc.integer({ min: 1, max: 20 })))
  .map(([{ aliases: _, ...chosen }, near, radius]): SlotValues['place'] => {
    const point = chosen.kind === 'landmark' || chosen.kind === 'metro';
    const relation = point || near || radius !== null ? 'near' : 'in';
    return { ...chosen, relation, ...(radius !== null && { radiusKm: radius }) };
  });
const range = (least: number, most: number, step: number) =>
  fc
    .tuple(
      fc.integer({ min: least, max: most }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('min', 'max', 'both'),
    )
    .map(([low, more, ends]) => ({
      ...(ends !== 'max' && { min: low * step }),
      ...(ends !== 'min' && { max: (low + more) * step }),
    }));
const day = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, date]) => `2027-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });

type Arbitraries = { readonly [Kind in SlotKind]?: fc.Arbitrary<SlotValues[Kind]> };

/** Values of the kinds whose meaning depends on nothing else in the sentence. */
const VALUES: Arbitraries = {
  place,
  metroNear: fc.constant({}),
  bhk: fc.oneof(some(BHK_TYPES.slice(1)), fc.constant(['RK1'] as const)),
  budget: range(5, 200, 1000),
  deposit: fc.integer({ min: 1, max: 11 }).map((maxMonths) => ({ maxMonths })),
  furnishing: fc.constantFrom(['FULLY_FURNISHED'] as const, ['SEMI_FURNISHED'] as const, ['NOT_FURNISHED'] as const),
  parking: fc.constantFrom(['FOUR_WHEELER'] as const, ['TWO_WHEELER', 'FOUR_WHEELER'] as const, ['BOTH'] as const),
  amenity: fc.constantFrom('LIFT', 'GYM', 'POOL', 'POWER_BACKUP', 'PIPED_GAS', 'WATER_SUPPLY'),
  floor: fc.oneof(
    fc.constantFrom('ground' as const, 'low' as const, 'high' as const, 'top' as const).map((level) => ({ level })),
    fc.integer({ min: 1, max: 30 }).map((floor) => ({ min: floor, max: floor })),
    fc.integer({ min: 1, max: 30 }).map((floor) => ({ min: floor })),
  ),
  facing: some(FACINGS),
  age: fc.integer({ min: 1, max: 30 }).map((max) => ({ max })),
  bathrooms: fc.integer({ min: 2, max: 5 }),
  area: range(3, 40, 100),
  moveIn: fc.oneof(
    day.map((from) => ({ from })),
    day.map((by) => ({ by })),
  ),
  food: fc.constantFrom('VEG', 'NON_VEG'),
  pets: fc.constantFrom('DOG', 'CAT', 'ANY'),
  tenant: fc.constantFrom(['FAMILY'] as const, ['COMPANY'] as const, ['BACHELOR_FEMALE'] as const),
  people: fc.integer({ min: 1, max: 12 }),
  postedBy: fc.constant('OWNER'),
  withPhotos: fc.constant(true),
  feature: fc.constantFrom(...FEATURES),
  order: fc.constantFrom('newest', 'price_low', 'area_large', 'nearest'),
};

const NEGATED: readonly SlotKind[] = ['floor', 'facing', 'place'];

/** Slots of a home for rent, one of a kind, some of them unwanted. */
export const anySlots: fc.Arbitrary<Slot[]> = fc
  .subarray(Object.keys(VALUES) as SlotKind[], { minLength: 1, maxLength: 9 })
  .chain((kinds) =>
    fc.tuple(
      ...kinds.map((kind) =>
        fc.tuple(VALUES[kind] as fc.Arbitrary<unknown>, fc.nat(4)).map(
          ([value, odds]) =>
            ({
              kind,
              value,
              certainty: 'certain',
              ...(odds === 0 && NEGATED.includes(kind) && { negated: true }),
            }) as Slot,
        ),
      ),
    ),
  )
  .map((slots) => [{ kind: 'category', value: 'RENT', certainty: 'certain' }, ...slots]);
