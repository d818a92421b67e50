import fc from 'fast-check';
import { nameError } from './name.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength, size: 'max' });

describe('nameError', () => {
  it('accepts 3 to 30 letters and spaces', () => {
    fc.assert(
      fc.property(word(3, 15), word(0, 14), (first, last) => {
        expect(nameError(`${first} ${last}`)).toBeUndefined();
      }),
    );
  });

  it('requires 3 characters, not counting spaces around them', () => {
    fc.assert(
      fc.property(word(0, 2), (name) => {
        expect(nameError(`  ${name} `)).toBe('Minimum 3 characters required in name.');
      }),
    );
  });

  it('accepts at most 30 characters', () => {
    fc.assert(
      fc.property(word(31, 60), (name) => {
        expect(nameError(name)).toBe('Maximum 30 characters allowed in the name.');
        expect(nameError(name.slice(0, 30))).toBeUndefined();
      }),
    );
  });

  it('accepts letters and spaces only', () => {
    const odd = fc.string({ minLength: 1, maxLength: 3 }).filter((text) => !/^[a-z ]*$/i.test(text));
    fc.assert(
      fc.property(word(3, 10), odd, word(3, 10), (before, between, after) => {
        expect(nameError(before + between + after)).toBe('Only letters (a-z) are allowed in the name.');
      }),
    );
    expect(nameError('Asha\nRao')).toBe('Only letters (a-z) are allowed in the name.');
    expect(nameError('José Pinto')).toBe('Only letters (a-z) are allowed in the name.');
  });
});
