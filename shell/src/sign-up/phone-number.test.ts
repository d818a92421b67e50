import fc from 'fast-check';
import { isUsablePhone, nationalNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['IN', '98450 12345', '9845012345'],
    ['IN', '+91 98450-12345', '9845012345'],
    ['IN', '919845012345', '9845012345'],
    ['IN', '098450 12345', '9845012345'],
    ['IN', '9100000000', '9100000000'],
    ['AE', '+971 50 123 4567', '501234567'],
    ['AE', '050 123 4567', '0501234567'],
    ['US', '(212) 555-0100', '2125550100'],
  ])('of %s typed as %s is %s', (country, text, number) => {
    expect(nationalNumber(country, text)).toBe(number);
  });

  it('in India has exactly ten digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\d{0,14}$/), async (digits) => {
        expect(await isUsablePhone('IN', digits)).toBe(digits.length === 10);
      }),
    );
  });

  it('in other countries has a length that is valid there', async () => {
    expect(await isUsablePhone('AE', '501234567')).toBe(true);
    expect(await isUsablePhone('AE', '0501234567')).toBe(true);
    expect(await isUsablePhone('AE', '501')).toBe(false);
    expect(await isUsablePhone('SG', '81234567')).toBe(true);
    expect(await isUsablePhone('US', '212555010')).toBe(false);
  });
});
