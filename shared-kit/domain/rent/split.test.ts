import fc from 'fast-check';
import { sharesProblem, splitEqually, splitPaise } from './split.ts';

const paise = fc.integer({ min: 0, max: 50_00_000_00 });
const weights = fc
  .array(fc.nat(5_00_000_00), { minLength: 1, maxLength: 10 })
  .filter((each) => each.some((weight) => weight > 0));

describe('the split of a rent', () => {
  it('adds up exactly, and each part is within a paisa of its proportion', () =>
    fc.assert(
      fc.property(paise, weights, (sum, parts) => {
        const shares = splitPaise(sum, parts);
        const total = parts.reduce((all, part) => all + part, 0);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(sum);
        shares.forEach((share, index) => {
          const exact = (sum * (parts[index] ?? 0)) / total;
          expect(Math.abs(share - exact)).toBeLessThan(1.001);
        });
      }),
    ));

  it('leaves a sum as it was agreed when it is split by its own shares', () =>
    fc.assert(
      fc.property(weights, (shares) => {
        const sum = shares.reduce((all, share) => all + share, 0);
        expect(splitPaise(sum, shares)).toEqual(shares);
      }),
    ));

  it('gives the first of four people the paise that remain', () =>
    expect(splitEqually(40_000_03, 4)).toEqual([10_000_01, 10_000_01, 10_000_01, 10_000_00]));

  it('refuses a sum that nobody shares', () => {
    expect(() => splitPaise(100, [])).toThrow(RangeError);
    expect(() => splitPaise(100, [0, 0])).toThrow(RangeError);
    expect(() => splitPaise(1.5, [1])).toThrow(RangeError);
  });

  it('says what is missing, or too much', () => {
    expect(sharesProblem(40_000_00, [20_000_00, 20_000_00])).toBeUndefined();
    expect(sharesProblem(40_000_00, [20_000_00, 18_500_50])).toBe('₹1,499.50 of the rent is in nobody’s share.');
    expect(sharesProblem(40_000_00, [30_000_00, 20_000_00])).toBe('The shares are ₹10,000 more than the rent.');
    expect(sharesProblem(40_000_00, [40_000_00, 0])).toBe('Each share is ₹1 or more.');
  });
});
