import fc from 'fast-check';
import { LOAN_LIMITS, loanOfQuery, loanQuery, readLoan, usualLoan } from './loan-terms.ts';

const RIGHT = { principal: '60 Lacs', rate: '8.5', years: '20' };

describe('loan terms', () => {
  it('default to 80 % of the price in round numbers', () => {
    expect(usualLoan(92_34_567)).toEqual({ principal: 73_90_000, rate: 8.5, years: 20 });
  });

  it('are never zero by default', () => {
    expect(usualLoan(1_000).principal).toBeGreaterThan(0);
  });

  it('accept amounts in the usual Indian notation', () => {
    expect(readLoan(RIGHT, 90_00_000)).toEqual({ terms: { principal: 60_00_000, rate: 8.5, years: 20 }, errors: {} });
  });

  it('are parsed from the address that they were written to', () => {
    const price = 1_25_00_000;
    const { rate, years } = LOAN_LIMITS;
    const terms = fc.record({
      principal: fc.integer({ min: 1, max: price }),
      rate: fc.integer({ min: rate.least * 100, max: rate.most * 100 }).map((hundredths) => hundredths / 100),
      years: fc.integer({ min: years.least, max: years.most }),
    });
    fc.assert(fc.property(terms, (loan) => expect(loanOfQuery(`?${loanQuery(loan)}`, price)).toEqual(loan)));
  });

  it.each(['', '?loan=', '?loan=6000000', '?loan=6000000,8.5,20,1', '?loan=<b>,8.5,20', '?loan=99999999999,8.5,20'])(
    'are undefined for the invalid query %s',
    (search) => expect(loanOfQuery(search, 90_00_000)).toBeUndefined(),
  );

  it.each([
    ['principal', { ...RIGHT, principal: 'much' }],
    ['principal', { ...RIGHT, principal: '0' }],
    ['principal', { ...RIGHT, principal: '2 Cr' }],
    ['rate', { ...RIGHT, rate: '85' }],
    ['rate', { ...RIGHT, rate: '' }],
    ['years', { ...RIGHT, years: '7.5' }],
    ['years', { ...RIGHT, years: '40' }],
  ])('report the validation error of the %s in %o', (part, typed) => {
    const { terms, errors } = readLoan(typed, 90_00_000);
    expect(terms).toBeUndefined();
    expect(Object.keys(errors)).toEqual([part]);
  });
});
