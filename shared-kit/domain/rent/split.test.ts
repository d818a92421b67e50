import fc from 'fast-check';
import { dueParts, memberParts, SPLIT_LIMITS, type SplitMember, sharesProblem, splitPaise } from './split.ts';

const paise = fc.integer({ min: 0, max: 50_00_000_00 });
const weights = fc
  .array(fc.nat(5_00_000_00), { minLength: 1, maxLength: 10 })
  .filter((each) => each.some((weight) => weight > 0));

/** An organiser and up to nine flatmates, some of whom have not joined, with equal or agreed parts. */
const members: fc.Arbitrary<readonly SplitMember[]> = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 100, max: 5_00_000_00 })), { maxLength: 9 }))
  .map(([isEqual, others]) => [
    { accountId: 'organiser', paise: isEqual ? null : 100 },
    ...others.map(([hasJoined, part], index) => ({
      accountId: hasJoined ? `flatmate-${index}` : null,
      paise: isEqual ? null : part,
    })),
  ]);

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
    expect(memberParts(40_000_03, Array(4).fill({ paise: null }))).toEqual([
      10_000_01, 10_000_01, 10_000_01, 10_000_00,
    ]));

  it('follows the agreed sums, and is equal where nobody agreed on any', () => {
    const agreed = [{ paise: 15_000_00 }, { paise: 10_000_00 }];
    expect(memberParts(25_000_00, agreed)).toEqual([15_000_00, 10_000_00]);
    // A deposit of two rents.
    expect(memberParts(50_000_00, agreed)).toEqual([30_000_00, 20_000_00]);
    expect(memberParts(25_000_00, [{ paise: 15_000_00 }, { paise: null }])).toEqual([12_500_00, 12_500_00]);
  });

  it('of a due adds up exactly, with one part a person, none of them too small to be paid', () =>
    fc.assert(
      fc.property(fc.integer({ min: 100_00, max: 5_00_000_00 }), members, (sum, people) => {
        const parts = dueParts(sum, 'organiser', people);
        expect(parts.reduce((all, part) => all + part.paise, 0)).toBe(sum);
        expect(new Set(parts.map(({ accountId }) => accountId)).size).toBe(parts.length);
        expect(parts.every((part) => part.paise >= SPLIT_LIMITS.leastSharePaise)).toBe(true);
        const joined = ['organiser', ...people.flatMap(({ accountId }) => accountId ?? [])];
        expect(parts.every(({ accountId }) => joined.includes(accountId))).toBe(true);
      }),
    ));

  it('leaves the parts of those who have not joined to the organiser', () => {
    const people = ['organiser', 'one', null, null].map((accountId) => ({ accountId, paise: null }));
    expect(dueParts(40_000_00, 'organiser', people)).toEqual([
      { accountId: 'organiser', paise: 30_000_00 },
      { accountId: 'one', paise: 10_000_00 },
    ]);
  });

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
