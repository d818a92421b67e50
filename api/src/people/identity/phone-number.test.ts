import fc from 'fast-check';
import { countryOfPhone } from './dial-code-country.ts';
import { phoneNumber } from './phone-number.ts';

const digits = (least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

describe('a phone number as typed', () => {
  it.each([
    ['+91', '9845012345', '+919845012345'],
    ['+91', '98450 12345', '+919845012345'],
    ['+91', '(984) 501-23.45', '+919845012345'],
    ['+91', '09845012345', '+919845012345'],
    ['+91', '+91 98450 12345', '+919845012345'],
    ['+44', '020 7946 0958', '+442079460958'],
    ['+971', '50 123 4567', '+971501234567'],
  ])('with %s, %s is %s', (dialCode, typed, phone) => {
    expect(phoneNumber(dialCode, typed)).toBe(phone);
  });

  it.each([
    ['+91', '984501234'],
    ['+91', '98450123456'],
    ['+91', '+44 20 7946 0958'],
    ['+91', 'ninety eight'],
    ['+91', ''],
    ['+44', '12'],
    ['+44', '12345678901234'],
    ['91', '9845012345'],
    ['+0', '9845012345'],
  ])('with %s, %s is invalid', (dialCode, typed) => {
    expect(phoneNumber(dialCode, typed)).toBeUndefined();
  });

  it('is Indian with any 10 digits and no others', () => {
    fc.assert(fc.property(digits(10), (typed) => phoneNumber('+91', typed) === `+91${typed}`));
    fc.assert(
      fc.property(digits(1, 20), (typed) => {
        fc.pre(typed.length !== 10 && !/^0\d{10}$/.test(typed));
        return phoneNumber('+91', typed) === undefined;
      }),
    );
  });

  it('never has more than 15 digits, and its normal form is stable', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('+1', '+44', '+971', '+880'),
        fc.string(),
        digits(0, 20),
        (dialCode, noise, typed) => {
          for (const text of [noise, typed]) {
            const phone = phoneNumber(dialCode, text);
            if (phone === undefined) continue;
            expect(phone).toMatch(/^\+\d{5,15}$/);
            expect(phoneNumber(dialCode, phone)).toBe(phone);
          }
        },
      ),
    );
  });

  it('has the country of its dial code', () => {
    expect(countryOfPhone('+919845012345')).toBe('IN');
    expect(countryOfPhone('+971501234567')).toBe('AE');
    expect(countryOfPhone('+12025550123')).toBe('US');
    expect(countryOfPhone('+354551234')).toBe('ZZ');
  });
});
