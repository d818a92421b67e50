import fc from 'fast-check';
import { monthlyEmi } from '../emi.ts';
import { LENDER_IDS, type Lender, lenderOf } from './lenders.ts';
import { eligibleLoan, instalmentRoom, loanOffers } from './loan-eligibility.ts';
import type { LoanFacts } from './loan-facts.ts';
import { mostByValue, VALUE_STEPS } from './loan-to-value.ts';

const FACTS: LoanFacts = {
  work: 'salaried',
  incomeRupees: 1_00_000,
  obligationsRupees: 10_000,
  coIncomeRupees: 0,
  coObligationsRupees: 0,
  city: 'bangalore',
  valueRupees: 80_00_000,
  years: 20,
};

const rupees = (min: number, max: number) => fc.integer({ min, max });
const someFacts: fc.Arbitrary<LoanFacts> = fc.record({
  work: fc.constantFrom('salaried', 'self-employed'),
  incomeRupees: rupees(10_000, 50_00_000),
  obligationsRupees: rupees(0, 5_00_000),
  coIncomeRupees: rupees(0, 50_00_000),
  coObligationsRupees: rupees(0, 5_00_000),
  city: fc.constant('pune'),
  valueRupees: rupees(5_00_000, 10_00_00_000),
  years: fc.integer({ min: 1, max: 30 }),
});
const rate = fc.double({ min: 5, max: 15, noNaN: true });

describe('the largest loan on a home', () => {
  it.each([
    [20_00_000, 18_00_000],
    [33_33_333, 29_99_999.7],
    // 80 % would be less than the ₹30 Lacs that 90 % allow.
    [35_00_000, 30_00_000],
    [50_00_000, 40_00_000],
    [95_00_000, 75_00_000],
    [1_00_00_000, 75_00_000],
    [2_00_00_000, 1_50_00_000],
  ])('of ₹%d is ₹%d', (value, most) => {
    expect(mostByValue(value)).toBeCloseTo(most, 2);
  });

  it('keeps to the step that it falls into, and a rupee more would not', () => {
    const isAllowed = (loan: number, value: number) => {
      const step = VALUE_STEPS.find(({ upTo }) => loan <= upTo);
      return step !== undefined && loan <= value * step.share + 1e-6;
    };
    fc.assert(
      fc.property(rupees(1, 100_00_00_000), (value) => {
        expect(isAllowed(mostByValue(value), value)).toBe(true);
        expect(isAllowed(mostByValue(value) + 1, value)).toBe(false);
      }),
    );
  });
});

describe('what somebody can borrow', () => {
  it('is what the income carries, or what the home allows', () => {
    expect(instalmentRoom(FACTS)).toBe(40_000);
    expect(eligibleLoan(FACTS, 8.5)).toEqual({ amount: 46_00_000, limit: 'income' });
    expect(eligibleLoan({ ...FACTS, valueRupees: 50_00_000 }, 8.5)).toEqual({ amount: 40_00_000, limit: 'value' });
    expect(eligibleLoan({ ...FACTS, obligationsRupees: 60_000 }, 8.5)).toEqual({ amount: 0, limit: 'income' });
  });

  it('never costs more a month than the income leaves, nor exceeds the share of the home', () => {
    fc.assert(
      fc.property(someFacts, rate, (facts, percent) => {
        const { amount } = eligibleLoan(facts, percent);
        expect(amount).toBeLessThanOrEqual(mostByValue(facts.valueRupees));
        if (amount > 0) {
          expect(monthlyEmi(amount, percent, facts.years)).toBeLessThanOrEqual(instalmentRoom(facts) + 1e-6);
        }
      }),
    );
  });

  it('never falls with more income, a co-applicant, more years or a lower rate', () => {
    fc.assert(
      fc.property(someFacts, rate, (facts, percent) => {
        const { amount } = eligibleLoan(facts, percent);
        const better: Partial<LoanFacts>[] = [
          { incomeRupees: facts.incomeRupees + 10_000 },
          { coIncomeRupees: facts.coIncomeRupees + 10_000 },
          { obligationsRupees: 0 },
          { years: Math.min(30, facts.years + 1) },
          { valueRupees: facts.valueRupees + 1_00_000 },
        ];
        for (const change of better) {
          expect(eligibleLoan({ ...facts, ...change }, percent).amount).toBeGreaterThanOrEqual(amount);
        }
        expect(eligibleLoan(facts, percent - 0.1).amount).toBeGreaterThanOrEqual(amount);
      }),
    );
  });

  it('is listed for every lender, the largest loan first', () => {
    const offers = loanOffers(FACTS);
    expect(offers.map(({ lender }) => lender).toSorted()).toEqual(LENDER_IDS.toSorted());
    expect(offers[0]?.lender).toBe('lichfl');
    for (const { amount, amountAtHighest } of offers) expect(amountAtHighest ?? 0).toBeLessThanOrEqual(amount);
  });
});

describe('the rates of lenders', () => {
  it.each(LENDER_IDS)('of %s have a range, and a source with its day', (id) => {
    const { from, to, source }: Lender = lenderOf(id);
    expect(to ?? from).toBeGreaterThanOrEqual(from);
    expect(source?.on ?? '2026-02-06').toMatch(/^\d{4}(-\d\d-\d\d)?$/);
  });
});
