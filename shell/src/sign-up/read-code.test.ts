import fc from 'fast-check';
import { readCode } from './read-code.ts';

describe('reading a code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['12-34-56\n', '123456'],
    ['123456 is your Aangan code, valid for 10 minutes.\n@aangan.in #123456', '123456'],
    ['Order 1234567890: your code is 654321', '654321'],
    ['12', '12'],
    ['1234567', '123456'],
    ['no code', ''],
  ])('reads %j as %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it('returns at most six digits of any text, and a plain code unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCode(text)).toMatch(/^\d{0,6}$/);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), (code) => {
        expect(readCode(code)).toBe(code);
      }),
    );
  });
});
