import { halfAndHalf } from './half-and-half.ts';

describe('halfAndHalf', () => {
  it.each([
    ['abcdefgh', 'ABCDEFGH', 'abcdABCD'],
    ['ab', 'ABCDEFGH', 'abABCDEF'],
    ['abcdefgh', 'AB', 'abcdefAB'],
    ['abc', '', 'abc'],
  ])('takes from %s and %s the items %s', (first, second, taken) =>
    expect(halfAndHalf([...first], [...second], 8).join('')).toBe(taken),
  );
});
