import fc from 'fast-check';
import { amortisation, monthlyEmi, totalInterest } from './emi.ts';

const loan = fc.record({
  principal: fc.integer({ min: 10_000, max: 50_00_00_000 }),
  rate: fc.double({ min: 0.1, max: 36, noNaN: true }),
  years: fc.integer({ min: 1, max: 40 }),
});

/** Reference implementation: interest on the balance, month by month. */
function owedAfterPaying(instalment: number, principal: number, rate: number, years: number): number {
  let owed = principal;
  for (let month = 0; month < years * 12; month += 1) owed = owed * (1 + rate / 1200) - instalment;
  return owed;
}

describe('monthlyEmi', () => {
  it.each([
    [50_00_000, 8.5, 20, 43_391],
    [1_00_000, 12, 1, 8_885],
    [25_00_000, 9, 15, 25_357],
  ])('of ₹%d at %d %% over %d years is ₹%d', (principal, rate, years, rupees) => {
    expect(Math.round(monthlyEmi(principal, rate, years))).toBe(rupees);
  });

  it('repays the loan in the last month, neither before nor after', () => {
    fc.assert(
      fc.property(loan, ({ principal, rate, years }) => {
        const emi = monthlyEmi(principal, rate, years);
        expect(Math.abs(owedAfterPaying(emi, principal, rate, years)) / principal).toBeLessThan(1e-6);
      }),
    );
  });

  it('grows with the principal and the rate, and falls with the years', () => {
    fc.assert(
      fc.property(loan, ({ principal, rate, years }) => {
        const emi = monthlyEmi(principal, rate, years);
        expect(monthlyEmi(principal * 2, rate, years)).toBeCloseTo(emi * 2, 4);
        expect(monthlyEmi(principal, rate + 0.5, years)).toBeGreaterThan(emi);
        expect(monthlyEmi(principal, rate, years + 1)).toBeLessThan(emi);
      }),
    );
  });

  it('approaches principal divided by months as the rate approaches zero', () => {
    expect(monthlyEmi(12_00_000, 1e-9, 10)).toBeCloseTo(10_000, 3);
  });

  it.each([
    [0, 8.5, 20],
    [-1, 8.5, 20],
    [1_00_000, 0, 20],
    [1_00_000, 8.5, 0],
    [1_00_000, 8.5, 2.5],
    [Number.NaN, 8.5, 20],
    [1_00_000, Number.POSITIVE_INFINITY, 20],
  ])('rejects %d at %d %% over %d years', (principal, rate, years) => {
    expect(() => monthlyEmi(principal, rate, years)).toThrow(RangeError);
  });
});

describe('amortisation', () => {
  it('has one row a year, repays exactly the principal and ends at zero', () => {
    fc.assert(
      fc.property(loan, ({ principal, rate, years }) => {
        const rows = amortisation(principal, rate, years);
        const repaid = rows.reduce((sum, row) => sum + row.principalPaid, 0);
        const interest = rows.reduce((sum, row) => sum + row.interestPaid, 0);
        expect(rows.map((row) => row.year)).toEqual(Array.from({ length: years }, (_, index) => index + 1));
        expect(repaid / principal).toBeCloseTo(1, 9);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(interest / principal).toBeCloseTo(totalInterest(principal, rate, years) / principal, 9);
      }),
    );
  });

  it('has the balance of the month-by-month calculation', () => {
    fc.assert(
      fc.property(loan, ({ principal, rate, years }) => {
        const [first] = amortisation(principal, rate, years);
        const owed = owedAfterPaying(monthlyEmi(principal, rate, years), principal, rate, 1);
        expect((first?.balance ?? Number.NaN) / principal).toBeCloseTo(owed / principal, 9);
      }),
    );
  });

  it('pays less interest every year', () => {
    const interest = amortisation(50_00_000, 8.5, 20).map((row) => row.interestPaid);
    expect(interest).toEqual(interest.toSorted((a, b) => b - a));
  });
});
