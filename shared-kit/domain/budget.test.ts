import fc from 'fast-check';
import { BUDGET_MAXIMUM, BUDGET_STEPS } from './budget.ts';
import { LISTING_CATEGORIES } from './listing-category.ts';

describe('the budget maximums', () => {
  it('are the figures of the specification', () => {
    expect(BUDGET_MAXIMUM).toEqual({
      RENT: 500000,
      PG: 100000,
      SHARED: 100000,
      BUY: 100000000,
      PLOT: 100000000,
      COMMERCIAL_RENT: 10000000,
      COMMERCIAL_BUY: 1000000000,
    });
  });
});

describe('the budget steps', () => {
  const category = fc.constantFrom(...LISTING_CATEGORIES);

  it('run from 0 to the maximum', () => {
    fc.assert(
      fc.property(category, (each) => {
        expect(BUDGET_STEPS[each][0]).toBe(0);
        expect(BUDGET_STEPS[each].at(-1)).toBe(BUDGET_MAXIMUM[each]);
      }),
    );
  });

  it('always rise, in whole thousands', () => {
    fc.assert(
      fc.property(category, fc.nat(30), (each, at) => {
        const steps = BUDGET_STEPS[each];
        const step = steps[at % steps.length] ?? -1;
        const next = steps[(at % steps.length) + 1] ?? Number.POSITIVE_INFINITY;
        expect(next).toBeGreaterThan(step);
        expect(step % 1000).toBe(0);
      }),
    );
  });

  it('grow by at most a factor of 2.5 after the first step', () => {
    for (const each of LISTING_CATEGORIES) {
      const steps: readonly number[] = BUDGET_STEPS[each];
      steps.slice(2).forEach((step, index) => {
        expect(step / (steps[index + 1] ?? 1)).toBeLessThanOrEqual(2.5);
      });
    }
  });
});
