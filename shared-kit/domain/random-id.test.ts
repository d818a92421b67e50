import fc from 'fast-check';
import { ID_CHARACTERS, randomId } from './random-id.ts';

describe('randomId', () => {
  it('uses 62 alphanumeric characters', () => {
    expect(new Set(ID_CHARACTERS).size).toBe(62);
    expect(ID_CHARACTERS).toMatch(/^[A-Za-z0-9]+$/);
  });

  it('has the requested length for any randomness', () => {
    fc.assert(
      fc.property(fc.nat(64), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (length, random) => {
        expect(randomId(length, () => random)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
      }),
    );
  });

  it('can use every character, and is deterministic for its source', () => {
    const source = () => {
      let step = -1;
      return () => {
        step += 1;
        return (step % 62) / 62;
      };
    };
    expect(new Set(randomId(62, source())).size).toBe(62);
    expect(randomId(10, source())).toBe(randomId(10, source()));
  });
});
