import fc from 'fast-check';
import { DAY_MS } from '../../time-spans.ts';
import { HOME_TRAITS, type HomeTrait, REJECTION_REASONS } from '../session-options.ts';
import type { Slot } from '../understanding.ts';
import type { HomeFacts, RankingContext } from './home-facts.ts';
import { homeFits } from './home-fits.ts';
import { homeTraits, meanTraits, type TraitValues } from './home-traits.ts';
import { type AnsweredHome, learnFrom, placeKey } from './learn.ts';
import { fitLogistic } from './logistic-model.ts';
import { centredTraits, rankHomes } from './rank-homes.ts';
import { wishState } from './wish-state.ts';

const NOW = Date.UTC(2026, 0, 15);

const CONTEXT: RankingContext = { category: 'RENT', now: NOW, medianPrice: 30_000, medianArea: 1_000, commutes: [] };

function home(facts: Partial<HomeFacts> = {}): HomeFacts {
  return {
    ...{ id: 'a', latitude: 12.93, longitude: 77.62, price: 30_000, deposit: 120_000, area: 1_000 },
    ...{ floor: 2, totalFloors: 5, age: 8, facing: null, furnishing: 'SEMI_FURNISHED', parking: 'FOUR_WHEELER' },
    ...{ buildingType: 'AP', amenities: [], foodIncluded: null, photoCount: 5, availableFrom: NOW },
    ...{ postedAt: NOW - DAY_MS, confirmedAt: NOW - DAY_MS, postedByBuilder: false },
    ...{ localitySlug: 'koramangala', localityName: 'Koramangala', societyId: null },
    ...facts,
  };
}

const someHome = fc
  .record({
    price: fc.integer({ min: 5_000, max: 90_000 }),
    area: fc.integer({ min: 0, max: 4_000 }),
    floor: fc.option(fc.integer({ min: 0, max: 30 })),
    age: fc.option(fc.integer({ min: 0, max: 60 })),
    photoCount: fc.nat(9),
    localitySlug: fc.constantFrom('koramangala', 'hsr-layout', 'jayanagar'),
    societyId: fc.option(fc.constantFrom('soc-a', 'soc-b')),
    availableFrom: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW + 90 * DAY_MS }),
    confirmedAt: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
  })
  .map(home);

const someHomes = fc
  .array(someHome, { minLength: 1, maxLength: 12 })
  .map((homes) => homes.map((each, at) => ({ ...each, id: `home${at}` })));

const NO_TRAITS = Object.fromEntries(HOME_TRAITS.map((trait) => [trait, 0])) as unknown as TraitValues;

function answered(
  facts: Partial<AnsweredHome> & { readonly has?: Partial<Record<HomeTrait, number>> } = {},
): AnsweredHome {
  const { has, ...rest } = facts;
  return { home: home(), traits: { ...NO_TRAITS, ...has }, answer: 'NO', reasons: [], ...rest };
}

const ranked = (homes: readonly HomeFacts[], answers: readonly AnsweredHome[] = [], wishes: readonly Slot[] = []) =>
  rankHomes(
    {
      ...{ homes, context: CONTEXT, wishes, seed: 'sms_1' },
      mean: meanTraits(homes.map((each) => homeTraits(each, CONTEXT))),
      model: learnFrom(answers),
    },
    homes.length,
  );

describe('traits of homes', () => {
  it('are numbers from -1 to 1 for every home', () => {
    fc.assert(
      fc.property(someHome, (each) => {
        for (const value of Object.values(homeTraits(each, CONTEXT))) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are 0 for what the listing does not say', () => {
    const { LIGHT, NEW_BUILDING, HIGH_FLOOR } = homeTraits(home({ floor: null, age: null, facing: null }), CONTEXT);
    expect({ LIGHT, NEW_BUILDING, HIGH_FLOOR }).toEqual({ LIGHT: 0, NEW_BUILDING: 0, HIGH_FLOOR: 0 });
  });

  it('measure nearness by the worse of two commutes', () => {
    const near = { name: 'A', latitude: 12.93, longitude: 77.62, mode: 'car', minutes: 30 } as const;
    const far = { ...near, name: 'B', latitude: 13.1 };
    expect(homeTraits(home(), { ...CONTEXT, commutes: [near] }).NEAR).toBeGreaterThan(0.8);
    expect(homeTraits(home(), { ...CONTEXT, commutes: [near, far] }).NEAR).toBe(-1);
  });
});

describe('the logistic model', () => {
  const prior = () => ({ mean: 0, variance: 1 });

  it('gives the same weights for the same answers in any order', () => {
    const seen = fc.record({
      values: fc.record({
        a: fc.double({ min: -1, max: 1, noNaN: true }),
        b: fc.double({ min: -1, max: 1, noNaN: true }),
      }),
      wanted: fc.boolean(),
      count: fc.constantFrom(0.5, 1, 4),
    });
    fc.assert(
      fc.property(fc.array(seen, { minLength: 1, maxLength: 20 }), (all) => {
        const one = fitLogistic(all, prior);
        const other = fitLogistic(all.toReversed(), prior);
        for (const name of Object.keys(one)) expect(one[name]).toBeCloseTo(other[name] ?? Number.NaN, 6);
      }),
    );
  });

  it('is near the maximum that a slow search finds', () => {
    const all = [
      { values: { a: 1 }, wanted: true, count: 4 },
      { values: { a: -0.5 }, wanted: false, count: 1 },
    ];
    const gain = (weight: number, constant: number) =>
      all.reduce(
        (sum, { values, wanted, count }) => {
          const odds = weight * values.a + constant;
          return sum - count * Math.log(1 + Math.exp(wanted ? -odds : odds));
        },
        -(weight * weight) / 2 - (constant * constant) / 2,
      );
    let best = { weight: 0, gain: Number.NEGATIVE_INFINITY };
    for (let weight = -3; weight <= 3; weight += 0.01) {
      for (let constant = -3; constant <= 3; constant += 0.01) {
        const found = gain(weight, constant);
        if (found > best.gain) best = { weight, gain: found };
      }
    }
    expect(fitLogistic(all, prior).a).toBeCloseTo(best.weight, 1);
  });
});

describe('what answers teach', () => {
  it('is nothing without answers, and nothing from a home that was rented out or is kept for later', () => {
    expect(learnFrom([]).learnt).toEqual([]);
    const silent = [
      answered({ reasons: ['RENTED_OUT'], has: { LIFT: 1 } }),
      answered({ answer: 'LATER', has: { LIFT: 1 } }),
    ];
    expect(learnFrom(silent).learnt).toEqual([]);
  });

  it('is what a reason says: too dark means more light, a low floor means fewer ground floors', () => {
    const { learnt } = learnFrom([answered({ reasons: ['TOO_DARK'] }), answered({ reasons: ['LOW_FLOOR'] })]);
    const said = Object.fromEntries(learnt.map(({ key, direction }) => [key, direction]));
    expect(said).toMatchObject({ LIGHT: 'more', GROUND_FLOOR: 'fewer', HIGH_FLOOR: 'more' });
  });

  it('is about the locality where the area was wrong', () => {
    const { learnt } = learnFrom([answered({ reasons: ['WRONG_AREA'] })]);
    expect(learnt).toEqual([expect.objectContaining({ key: placeKey('koramangala'), direction: 'fewer', answers: 1 })]);
  });

  it('comes from yes alone, where homes that are liked have something in common', () => {
    const liked = Array.from({ length: 4 }, () => answered({ answer: 'YES', has: { LIFT: 0.8 } }));
    const others = Array.from({ length: 4 }, () => answered({ has: { LIFT: -0.8 } }));
    expect(learnFrom([...liked, ...others]).learnt[0]).toMatchObject({ key: 'LIFT', direction: 'more' });
  });

  it('loses a statement that was taken back, and no other', () => {
    const answers = [answered({ reasons: ['TOO_DARK'] }), answered({ reasons: ['NO_LIFT'] })];
    const keys = (unlearnt: readonly string[]) =>
      learnFrom(answers, unlearnt)
        .learnt.map(({ key }) => key)
        .sort();
    expect(keys([])).toEqual(['LIFT', 'LIGHT']);
    expect(keys(['LIGHT'])).toEqual(['LIFT']);
    expect(learnFrom(answers, ['LIGHT']).weights.LIGHT).toBe(learnFrom([]).weights.LIGHT);
  });

  it('is finite for every reason', () => {
    for (const reason of REJECTION_REASONS) {
      for (const weight of Object.values(learnFrom([answered({ reasons: [reason] })]).weights)) {
        expect(Number.isFinite(weight)).toBe(true);
      }
    }
  });
});

describe('the order of homes', () => {
  it('holds every home once, and is the same whatever order they come in', () => {
    fc.assert(
      fc.property(someHomes, (homes) => {
        const ids = ranked(homes).map((each) => each.home.id);
        expect(ids.toSorted()).toEqual(homes.map(({ id }) => id).toSorted());
        expect(ranked(homes.toReversed()).map((each) => each.home.id)).toEqual(ids);
      }),
    );
  });

  it('changes with an answer: after "no lift", homes with a lift come first', () => {
    const homes = [home({ id: 'stairs', price: 24_000 }), home({ id: 'lift', amenities: ['LIFT'] })];
    expect(ranked(homes)[0]?.home.id).toBe('stairs');
    expect(ranked(homes, [answered({ reasons: ['NO_LIFT'] })])[0]?.home.id).toBe('lift');
  });

  it('puts a fulfilled wish before one that the listing is silent about, and that before a missing one', () => {
    const wish: Slot = { kind: 'floor', value: { min: 3 }, certainty: 'certain' };
    const homes = [home({ id: 'low', floor: 1 }), home({ id: 'silent', floor: null }), home({ id: 'high', floor: 4 })];
    expect(ranked(homes, [], [wish]).map((each) => each.home.id)).toEqual(['high', 'silent', 'low']);
  });

  it('does not fill the first places with one society', () => {
    const same = ['a', 'b', 'c'].map((id) => home({ id, societyId: 'soc-a', price: 28_000 }));
    const other = home({ id: 'd', societyId: 'soc-b', localitySlug: 'jayanagar', price: 29_000 });
    const first = ranked([...same, other]).slice(0, 2);
    expect(first.map((each) => each.home.id)).toContain('d');
  });
});

describe('the reasons of a home', () => {
  const reasonsOf = (facts: Partial<HomeFacts>, answers: readonly AnsweredHome[], wishes: readonly Slot[] = []) => {
    const homes = [home({ id: 'other', floor: 0 }), home({ id: 'this', ...facts })];
    const context = { ...CONTEXT, maxPrice: 32_000 };
    const mean = meanTraits(homes.map((each) => homeTraits(each, context)));
    const model = learnFrom(answers);
    const all = rankHomes({ homes, mean, context, model, wishes, seed: 's' }, 2);
    const found = all.find((each) => each.home.id === 'this');
    if (!found) throw new Error('not ranked');
    return homeFits(found, context, model);
  };

  it('name the price with its limit, and what was learnt', () => {
    const { fits } = reasonsOf({ floor: 6, facing: 'East' }, [answered({ reasons: ['TOO_DARK'] })]);
    expect(fits).toContainEqual({ kind: 'PRICE', amount: 30_000, limit: 32_000 });
    expect(fits).toContainEqual({ kind: 'LEARNT', trait: 'LIGHT', direction: 'more' });
  });

  it('name a wish that is not fulfilled, and one that the owner must be asked about', () => {
    const lift: Slot = { kind: 'amenity', value: 'LIFT', certainty: 'certain' };
    const dog: Slot = { kind: 'pets', value: 'DOG', certainty: 'certain' };
    const { misfits } = reasonsOf({}, [], [lift, dog]);
    expect(misfits).toEqual(
      expect.arrayContaining([
        { kind: 'WISH', slot: lift },
        { kind: 'UNKNOWN_WISH', slot: dog },
      ]),
    );
  });
});

describe('wishes', () => {
  const state = (slot: Slot, facts: Partial<HomeFacts> = {}) => {
    const each = home(facts);
    const traits = homeTraits(each, CONTEXT);
    return wishState(slot, each, centredTraits(traits, NO_TRAITS), CONTEXT);
  };

  it.each([
    [{ kind: 'deposit', value: { maxMonths: 4 }, certainty: 'certain' }, {}, 'yes'],
    [{ kind: 'deposit', value: { max: 100_000 }, certainty: 'certain' }, {}, 'no'],
    [{ kind: 'floor', value: { level: 'ground' }, certainty: 'certain', negated: true }, { floor: 0 }, 'no'],
    [{ kind: 'floor', value: { level: 'ground' }, certainty: 'certain', negated: true }, { floor: null }, 'unknown'],
    [{ kind: 'gated', value: true, certainty: 'certain' }, { buildingType: 'GC' }, 'yes'],
    [{ kind: 'pets', value: 'CAT', certainty: 'certain' }, {}, 'unknown'],
    [{ kind: 'moveIn', value: { by: '2026-01-20' }, certainty: 'certain' }, { availableFrom: NOW + 9 * DAY_MS }, 'no'],
  ] as const)('%j of a home with %j is fulfilled: %s', (slot, facts, expected) => {
    expect(state(slot as Slot, facts)).toBe(expected);
  });
});
