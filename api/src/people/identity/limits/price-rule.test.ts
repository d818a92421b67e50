import { HIGHEST_CHALLENGE_LEVEL } from '@aangan/shared-kit/domain/challenge';
import fc from 'fast-check';
import { mostPricedHits, pays, priceLevel, priceUnder } from './price-rule.ts';

describe('the price of an action', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [39, 1],
    [40, 2],
    [80, 3],
    [640, 6],
    [100_000, 6],
  ])('after %s of 20 free ones is level %s', (hits, level) => {
    expect(priceLevel({ free: 20 }, hits)).toBe(level);
  });

  it('never falls with more actions, and never exceeds the highest level', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(100_000), (free, hits) => {
        const level = priceLevel({ free }, hits);
        expect(priceLevel({ free }, hits + 1)).toBeGreaterThanOrEqual(level);
        expect(level).toBeLessThanOrEqual(HIGHEST_CHALLENGE_LEVEL);
      }),
    );
  });

  it('is that of the dearest rule, each with its own window', () => {
    const rules = [
      { free: 3, withinMs: 10 },
      { free: 10, withinMs: 1000 },
    ];
    const hits = Array.from({ length: 10 }, (_, at) => new Date(at));
    expect(priceUnder(rules, hits, 9)).toBe(2);
    expect(priceUnder(rules, hits, 500)).toBe(1);
    expect(priceUnder(rules, hits, 5000)).toBe(0);
  });

  it('does not depend on hits beyond those that are stored', () => {
    const rule = { free: 3, withinMs: 10 };
    expect(priceLevel(rule, mostPricedHits([rule]))).toBe(HIGHEST_CHALLENGE_LEVEL);
  });

  it('is paid by an answer, also if it rose by two levels meanwhile', () => {
    expect(pays(0, 0)).toBe(true);
    expect(pays(0, 1)).toBe(false);
    expect(pays(1, 3)).toBe(true);
    expect(pays(1, 4)).toBe(false);
  });
});
