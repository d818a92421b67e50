import { readLoan, usualLoan } from './loan-terms.ts';

const RIGHT = { principal: '60 Lacs', rate: '8.5', years: '20' };

describe('loan terms', () => {
  it('starts from four fifths of the price in round numbers', () => {
    expect(usualLoan(92_34_567)).toEqual({ principal: 73_90_000, rate: 8.5, years: 20 });
  });

  it('never starts from nothing', () => {
    expect(usualLoan(1_000).principal).toBeGreaterThan(0);
  });

  it('reads amounts as people write them', () => {
    expect(readLoan(RIGHT, 90_00_000)).toEqual({ terms: { principal: 60_00_000, rate: 8.5, years: 20 }, errors: {} });
  });

  it.each([
    ['principal', { ...RIGHT, principal: 'much' }],
    ['principal', { ...RIGHT, principal: '0' }],
    ['principal', { ...RIGHT, principal: '2 Cr' }],
    ['rate', { ...RIGHT, rate: '85' }],
    ['rate', { ...RIGHT, rate: '' }],
    ['years', { ...RIGHT, years: '7.5' }],
    ['years', { ...RIGHT, years: '40' }],
  ])('says what is wrong with the %s of %o', (part, typed) => {
    const { terms, errors } = readLoan(typed, 90_00_000);
    expect(terms).toBeUndefined();
    expect(Object.keys(errors)).toEqual([part]);
  });
});
