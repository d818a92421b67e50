import fc from 'fast-check';
import { scrub } from './scrub.ts';

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const text = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.array(unit, { minLength, maxLength }).map((parts) => parts.join(''));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const separator = fc.constantFrom('', '', ' ', '-', '.');

const phone = fc
  .tuple(
    fc.constantFrom('', '+91 ', '+91-', '0', '(+91) '),
    fc.array(fc.tuple(digit, separator), { minLength: 10, maxLength: 10 }),
  )
  .map(
    ([prefix, digits]) =>
      `${prefix}${digits.map(([value, after], place) => (place === 9 ? value : value + after)).join('')}`,
  );
const email = fc
  .tuple(text(letter, 1, 10), text(fc.constantFrom('.', '+', '_', 'x', '7'), 0, 4), text(letter, 2, 10))
  .map(([name, more, host]) => `${name}${more}@${host}.in`);
const token = fc
  .tuple(text(fc.constantFrom(...'ABCabc_-'), 10, 30), text(digit, 1, 4), text(fc.constantFrom(...'XYZxyz019'), 10, 30))
  .map((parts) => parts.join(''));
const around = fc.string({ maxLength: 40 });

describe('the scrubber', () => {
  it.each([
    ['GET failed for /api/v3/user/info?externalUserToken=abc', 'GET failed for /api/v3/user/info?…'],
    ['https://aangan.example/home#access_token=abc123', 'https://aangan.example/home?…'],
    ['call 98765 43210 now', 'call [number] now'],
    ['call ९८७६५४३२१० now', 'call [number] now'],
    ['write to meera.nair+home@mail.example', 'write to [e-mail]'],
    ['OTP: 483920', 'OTP: [removed]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [removed]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N', '[token]'],
    ['device 0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0', 'device [token]'],
  ])('turns %j into %j', (given, expected) => expect(scrub(given)).toBe(expected));

  it('keeps what is needed to understand an error', () => {
    const stack =
      "TypeError: Cannot read properties of undefined (reading 'map')\n    at Plans (https://aangan.example/assets/mfe-plans/0.1.0-1ec01c9d2f/browser/page-plans.abc123.js:1:23456)";
    expect(scrub(stack)).toBe(stack);
    expect(scrub('Circuit open – fallback')).toBe('Circuit open – fallback');
    expect(scrub('₹32,000 a month, 2 BHK, 560034')).toBe('₹32,000 a month, 2 BHK, 560034');
  });

  it('removes phone numbers in any context', () => {
    fc.assert(
      fc.property(around, phone, around, (before, secret, after) => {
        expect(scrub(`${before} ${secret} ${after}`)).not.toContain(secret);
      }),
    );
  });

  it('removes e-mail addresses and tokens', () => {
    fc.assert(
      fc.property(around, fc.oneof(email, token), around, (before, secret, after) => {
        expect(scrub(`${before} ${secret} ${after}`)).not.toContain(secret);
      }),
    );
  });

  it('removes query values', () => {
    const secret = text(letter, 8, 12).map((value) => `zq${value}`);
    fc.assert(
      fc.property(secret, text(letter, 1, 8), (value, name) => {
        expect(scrub(`Failed to load https://aangan.example/x?${name}=${value}&b=${value} twice`)).not.toContain(value);
      }),
    );
  });

  it('respects its limit and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), phone, email, token), fc.nat(100), (given, limit) => {
        const once = scrub(given, limit);
        expect(once.length).toBeLessThanOrEqual(limit);
        expect(scrub(scrub(given))).toBe(scrub(given));
      }),
    );
  });
});
