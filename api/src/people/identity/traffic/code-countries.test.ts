import {
  codeBudget,
  DEFAULT_CODE_COUNTRIES,
  isMostlyUnused,
  phonePrefix,
  readCodeCountries,
} from './code-countries.ts';

describe('the countries that get codes', () => {
  it('have a budget each, and all others share one', () => {
    const countries = readCodeCountries(DEFAULT_CODE_COUNTRIES);
    expect(codeBudget(countries, 'IN')).toEqual({ scope: 'IN', most: 200_000 });
    expect(codeBudget(countries, 'AE')).toEqual({ scope: 'AE', most: 500 });
    expect(codeBudget(countries, 'ZZ')).toEqual({ scope: '*', most: 100 });
  });

  it('are the named ones alone if there is no star', () => {
    const countries = readCodeCountries('IN:10, AE:0');
    expect(codeBudget(countries, 'AE')).toBeUndefined();
    expect(codeBudget(countries, 'GB')).toBeUndefined();
  });

  it.each(['India:5', 'IN', 'IN:x', 'IN:-1'])('cannot be read from %s', (text) => {
    expect(() => readCodeCountries(text)).toThrow('CODE_COUNTRIES');
  });

  it('are told apart in blocks of 10,000 numbers', () => {
    expect(phonePrefix('+971501234567')).toBe('+97150123');
  });
});

describe('the share of used codes', () => {
  it.each([
    ['AE', 19, 0, false],
    ['AE', 20, 3, true],
    ['AE', 20, 4, false],
    ['IN', 499, 0, false],
    ['IN', 500, 99, true],
  ])('of %s with %s sent and %s used stops strangers: %s', (scope, sent, used, stopped) => {
    expect(isMostlyUnused(scope, { sent, used })).toBe(stopped);
  });
});
