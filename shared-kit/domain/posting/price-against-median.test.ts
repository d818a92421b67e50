import fc from 'fast-check';
import { priceAgainstMedian } from './price-against-median.ts';

describe('a price against the median', () => {
  it.each([
    [20_400, 30_000, { side: 'below', percent: 32, askWhy: true }],
    [27_000, 30_000, { side: 'below', percent: 10, askWhy: false }],
    [29_000, 30_000, { side: 'close', percent: 3, askWhy: false }],
    [33_600, 30_000, { side: 'above', percent: 12, askWhy: false }],
  ] as const)('puts ₹%s beside ₹%s', (price, median, expected) =>
    expect(priceAgainstMedian(price, median)).toEqual(expected),
  );

  it('asks for a reason only of prices that are lower', () => {
    const rupees = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(rupees, rupees, (price, median) => {
        const { side, percent, askWhy } = priceAgainstMedian(price, median);
        return percent >= 0 && (!askWhy || (side === 'below' && price < median));
      }),
    );
  });

  it('refuses a median of nothing', () => expect(() => priceAgainstMedian(1, 0)).toThrow(RangeError));
});
