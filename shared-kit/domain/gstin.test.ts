import { isGstin, stateOfGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', true],
    ['27AAPFU0939F1ZW', false],
    ['27AAPFU0993F1ZV', false],
    ['99AAPFU0939F1ZV', false],
    ['27aapfu0939f1zv', false],
    ['', false],
  ])('%j is valid: %s', (text, valid) => {
    expect(isGstin(text)).toBe(valid);
  });

  it('begins with its state', () => {
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
    expect(() => stateOfGstin('27AAPFU0939F1ZW')).toThrow(RangeError);
  });
});
