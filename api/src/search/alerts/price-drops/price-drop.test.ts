import fc from 'fast-check';
import { dropPercent, isPriceDrop } from './price-drop.ts';

const rupees = fc.integer({ min: 1, max: 1_000_000_000 });

describe('a price drop', () => {
  it('is at least one percent, to the rupee', () => {
    expect(isPriceDrop(20_000, 19_800)).toBe(true);
    expect(isPriceDrop(20_000, 19_801)).toBe(false);
    expect(isPriceDrop(20_000, 25_000)).toBe(false);
  });

  it('never counts in both directions, and its percentage is never rounded up', () => {
    fc.assert(
      fc.property(rupees, rupees, (from, to) => {
        expect(isPriceDrop(from, to) && isPriceDrop(to, from)).toBe(false);
        if (isPriceDrop(from, to)) expect(from * dropPercent(from, to)).toBeLessThanOrEqual((from - to) * 100);
      }),
    );
  });
});
