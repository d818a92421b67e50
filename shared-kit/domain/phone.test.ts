import fc from 'fast-check';
import { formatPhone, isValidPhone, spacedPhone } from './phone.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength, size: 'max' });
const indianCode = fc.constantFrom('+91', '91', ' +91 ');

describe('isValidPhone', () => {
  it('accepts exactly 10 digits in India', () => {
    fc.assert(
      fc.property(indianCode, digits(0, 15), (code, number) => {
        expect(isValidPhone(code, number)).toBe(number.length === 10);
      }),
    );
  });

  it('accepts only digits in India', () => {
    fc.assert(
      fc.property(indianCode, fc.string({ minLength: 10, maxLength: 10 }), (code, number) => {
        expect(isValidPhone(code, number)).toBe([...number].every((each) => '0123456789'.includes(each)));
      }),
    );
    expect(isValidPhone('+91', '98450 12345')).toBe(false);
    expect(isValidPhone('+91', '9845012345\n')).toBe(false);
  });

  it('accepts any number of other countries', () => {
    fc.assert(
      fc.property(fc.constantFrom('+1', '44', '+971', '+911', ''), fc.string(), (code, number) => {
        expect(isValidPhone(code, number)).toBe(true);
      }),
    );
  });
});

describe('formatPhone', () => {
  it('splits ten digits in the middle', () => {
    expect(formatPhone('9845012345')).toBe('98450 12345');
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(digits(0, 15), (number) => {
        expect(formatPhone(number).replace(' ', '')).toBe(number);
      }),
    );
  });
});

it('spaces an Indian number with its country code, and keeps others as they are', () => {
  expect(spacedPhone('+919845012345')).toBe('+91 98450 12345');
  expect(spacedPhone('+14155550100')).toBe('+14155550100');
});
