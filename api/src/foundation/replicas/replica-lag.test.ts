import fc from 'fast-check';
import { lagOf } from './replica-lag.ts';

/** More than 32 bits, where numbers of JavaScript would be rounded in the end. */
const HIGH = 2n ** 63n;
const SAMPLES = [
  { at: 1_000, position: HIGH + 10n },
  { at: 2_000, position: HIGH + 20n },
  { at: 3_000, position: HIGH + 30n },
];

describe('the lag of a replica', () => {
  it.each([
    [HIGH + 31n, 0],
    [HIGH + 30n, 0],
    [HIGH + 29n, 1_000],
    [HIGH + 20n, 1_000],
    [HIGH + 10n, 2_000],
    [HIGH + 9n, undefined],
    [0n, undefined],
  ])('at %s is %s ms', (replayed, lag) => {
    expect(lagOf(SAMPLES, replayed)).toBe(lag);
  });

  it('is unknown before the first sample', () => {
    expect(lagOf([], 5n)).toBeUndefined();
  });

  it('never becomes larger when the replica replays more', () => {
    const steps = fc.array(fc.tuple(fc.nat(1_000), fc.bigInt(0n, 1_000n)), { minLength: 1 });
    fc.assert(
      fc.property(steps, fc.bigInt(0n, 50_000n), fc.bigInt(0n, 50_000n), (grown, one, other) => {
        const samples: { at: number; position: bigint }[] = [];
        for (const [ms, bytes] of grown) {
          const { at, position } = samples.at(-1) ?? { at: 0, position: 0n };
          samples.push({ at: at + ms, position: position + bytes });
        }
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(lagOf(samples, more) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
          lagOf(samples, less) ?? Number.POSITIVE_INFINITY,
        );
      }),
    );
  });
});
