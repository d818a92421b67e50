import { monthlyEmi } from '@aangan/shared-kit/domain/emi';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { usualLoan } from '@aangan/shared-kit/domain/loan-terms';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { costWords } from './cost-words.ts';

const home = (facts: Partial<Parameters<typeof costWords>[0]> = {}) =>
  costWords({ category: 'RENT', price: 32_000, deposit: 1_50_000, maintenance: 3_500, ...facts });

describe('the monthly cost of a home in words', () => {
  it('adds rent, maintenance and deposit, and lists them', () => {
    expect(home()).toEqual({
      sum: 'About ₹36,250/month, all costs',
      made: '₹32,000 rent + ₹3,500 maintenance + ₹750 that the deposit would earn at 6% a year',
    });
  });

  it('names only costs that the owner gave', () => {
    expect(home({ maintenance: 0 })?.made).toBe('₹32,000 rent + ₹750 that the deposit would earn at 6% a year');
    expect(home({ deposit: 0 })).toEqual({
      sum: '₹35,500/month, all costs',
      made: '₹32,000 rent + ₹3,500 maintenance',
    });
  });

  it('is empty when the rent is the only cost, and for the beds of a PG', () => {
    expect(home({ deposit: 0, maintenance: 0 })).toBeUndefined();
    expect(home({ category: 'PG' })).toBeUndefined();
  });

  it.each<ListingCategory>(['BUY', 'PLOT', 'COMMERCIAL_BUY'])(
    'shows the instalment of the calculator’s default loan: %s',
    (category) => {
      const { principal, rate, years } = usualLoan(92_00_000);
      expect(home({ category, price: 92_00_000 })).toEqual({
        sum: `EMI about ${formatRupees(monthlyEmi(principal, rate, years))} a month`,
        made: 'On a loan of ₹73.6 Lacs, about 80% of the price, over 20 years at 8.5% a year',
      });
    },
  );

  it('is empty when the price is not known', () => {
    expect(home({ category: 'BUY', price: 0 })).toBeUndefined();
  });
});
