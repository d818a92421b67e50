import fc from 'fast-check';
import { indiaDay, indiaDayStart } from '../india-day.ts';
import { arrivalDay, feePaise, isBankDay, RENT_METHODS } from './fee.ts';

const at = (day: string, hour: number) => indiaDayStart(day) + hour * 3_600_000;

describe('the fee of a rent payment', () => {
  it.each([
    ['upi', 25_000_00, 0],
    ['netbanking', 25_000_00, 125_00],
    ['netbanking', 1_000_00, 15_00],
    ['card', 25_000_00, 442_50],
  ] as const)('by %s on %i paise is %i', (method, paise, fee) => {
    expect(feePaise(method, paise, '2026-11-24')).toBe(fee);
  });

  it('is whole paise and never falls as the sum grows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RENT_METHODS),
        fc.integer({ min: 100_00, max: 5_00_000_00 }),
        fc.nat(1_000_00),
        (method, paise, more) => {
          const fee = feePaise(method, paise, '2026-11-24');
          expect(Number.isInteger(fee)).toBe(true);
          expect(feePaise(method, paise + more, '2026-11-24')).toBeGreaterThanOrEqual(fee);
        },
      ),
    );
  });
});

describe('the arrival day', () => {
  it.each([
    // Tuesday.
    ['2026-11-24', 10, 'upi', '2026-11-24'],
    ['2026-11-24', 19, 'upi', '2026-11-25'],
    ['2026-11-24', 10, 'netbanking', '2026-11-25'],
    // Friday before the fourth Saturday.
    ['2026-11-27', 10, 'card', '2026-12-01'],
    ['2026-11-28', 10, 'upi', '2026-11-30'],
  ] as const)('of a payment on %s at %i h by %s is %s', (day, hour, method, arrives) => {
    expect(arrivalDay(at(day, hour), method)).toBe(arrives);
  });

  it('is a bank day, not before today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }), (now) => {
        for (const method of RENT_METHODS) {
          const day = arrivalDay(now, method);
          expect(isBankDay(day)).toBe(true);
          expect(day >= indiaDay(now)).toBe(true);
        }
      }),
    );
  });
});
