import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryOf, DIAL_CODES, dialCodeOf } from './dial-codes.ts';

describe('dial codes', () => {
  it('equal those of libphonenumber, with India first', () => {
    const known = getCountries().map((country) => `${country} +${getCountryCallingCode(country)}`);
    expect(DIAL_CODES.map(({ country, dialCode }) => `${country} ${dialCode}`).sort()).toEqual(known.sort());
    expect(DIAL_CODES[0]).toEqual({ country: 'IN', dialCode: '+91' });
  });

  it('map to their main country, with or without the plus, and to India for unknown codes', () => {
    expect(['+971', '1', '+44', '+7', '+91', '+0', undefined].map(countryOf)).toEqual([
      'AE',
      'US',
      'GB',
      'RU',
      'IN',
      'IN',
      'IN',
    ]);
  });

  it('are found by country', () => {
    expect(dialCodeOf('AE')).toBe('+971');
    expect(dialCodeOf('nowhere')).toBe('+91');
  });
});
