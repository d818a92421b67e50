import { assert, double, array as listOf, property } from 'fast-check';
import { roundScale, shareOf } from './chart-scale.ts';

const values = listOf(double({ min: 0, max: 1e8, noNaN: true }), { minLength: 1, maxLength: 40 });

it('has round ends around rents', () => {
  expect(roundScale([28_000, 31_500, 36_200])).toEqual({
    low: 27_500,
    high: 37_500,
    ticks: [27_500, 30_000, 32_500, 35_000, 37_500],
  });
});

it('adds space around a flat line', () => {
  const { low, high } = roundScale([20_000, 20_000]);
  expect(high - low).toBeGreaterThanOrEqual(500);
});

it('contains every value, with ticks from end to end', () => {
  assert(
    property(values, (numbers) => {
      const scale = roundScale(numbers);
      for (const number of numbers) {
        expect(shareOf(scale, number)).toBeGreaterThanOrEqual(-1e-9);
        expect(shareOf(scale, number)).toBeLessThanOrEqual(1 + 1e-9);
      }
      expect(scale.ticks[0]).toBe(scale.low);
      expect(scale.ticks.at(-1)).toBeCloseTo(scale.high, 4);
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
      expect(scale.ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
