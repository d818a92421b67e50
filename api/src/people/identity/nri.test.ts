import { isNri, isTimeZone } from './nri.ts';

const INDIAN = { nri: false, phoneCountry: 'IN' };

describe('an NRI user', () => {
  it.each([
    [{ nri: true, phoneCountry: 'IN' }, 'Asia/Kolkata', true],
    [{ nri: false, phoneCountry: 'AE' }, 'Asia/Kolkata', true],
    [INDIAN, 'Asia/Dubai', true],
    [INDIAN, 'Asia/Kolkata', false],
    [INDIAN, undefined, false],
    [undefined, 'Europe/London', true],
    [undefined, 'Asia/Calcutta', false],
    [undefined, 'no place', false],
  ])('is recognised from account %j and clock %s: %s', (account, timeZone, nri) => {
    expect(isNri(account, timeZone)).toBe(nri);
  });
});

describe('a time zone', () => {
  it('is an IANA name', () => {
    expect(['Asia/Kolkata', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
    expect(['', 'IST', 'Asia/', '+05:30', 'Asia/Nowhere'].some(isTimeZone)).toBe(false);
  });
});
