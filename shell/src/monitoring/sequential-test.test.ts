import fc from 'fast-check';
import { seeded } from '../testing/seeded.ts';
import { type Counted, isClearlyMoreFrequent } from './sequential-test.ts';

/** How often failures happen before and now, and how many visits there were before. */
interface Pair {
  readonly visitsBefore: number;
  readonly shareBefore: number;
  readonly shareNow: number;
}

const failures = (visits: number, share: number, random: () => number) =>
  Array.from({ length: visits }, random).filter((value) => value < share).length;

/** Checks after each visit; gives the visits after which failures are clearly more frequent. */
function foundAfter({ visitsBefore, shareBefore, shareNow }: Pair, visits: number, random: () => number) {
  const before: Counted = { failed: failures(visitsBefore, shareBefore, random), of: visitsBefore };
  let failed = 0;
  for (let of = 1; of <= visits; of++) {
    if (random() < shareNow) failed++;
    if (isClearlyMoreFrequent({ failed, of }, before, 1)) return of;
  }
  return undefined;
}

describe('the test for more frequent failures', () => {
  it('gives a false alarm for at most one equal pair in a hundred, with a check after each of 300 visits', () => {
    const random = seeded(1);
    const pairs = Array.from({ length: 10_000 }, (_, number): Pair => {
      const share = [0.002, 0.01, 0.05, 0.2, 0.5][number % 5] ?? 0;
      return { visitsBefore: [20, 100, 1000][number % 3] ?? 0, shareBefore: share, shareNow: share };
    });
    const alarms = pairs.filter((pair) => foundAfter(pair, 300, random) !== undefined);
    expect(alarms.length / pairs.length).toBeLessThanOrEqual(0.01);
  });

  it.each([
    // visits before, share before, visits within which 95 of 100 releases with 30 % failures are found
    [100, 0.01, 90],
    [200, 0.01, 60],
    [1000, 0.01, 40],
    [1000, 0.05, 80],
  ])('after %s visits with %s failing finds a release that fails on 30 %% within %s visits', (...row) => {
    const [visitsBefore, shareBefore, within] = row;
    const random = seeded(2);
    const found = Array.from({ length: 400 }, () =>
      foundAfter({ visitsBefore, shareBefore, shareNow: 0.3 }, within, random),
    );
    expect(found.filter((after) => after !== undefined).length / found.length).toBeGreaterThanOrEqual(0.95);
  });

  it('tolerates everything when nothing is known of the past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (of) => {
        expect(isClearlyMoreFrequent({ failed: of, of }, { failed: 0, of: 0 }, 1)).toBe(false);
      }),
    );
  });

  it('never finds failures that are as frequent as before, however many there are', () => {
    const of = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(of, of, fc.double({ min: 0, max: 1, noNaN: true }), (now, past, share) => {
        const counted = { failed: Math.floor(now * share), of: now };
        expect(isClearlyMoreFrequent(counted, { failed: Math.ceil(past * share), of: past }, 1)).toBe(false);
      }),
    );
  });
});
