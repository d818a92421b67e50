import fc from 'fast-check';
import { countedHits, type RateRule, waitUnder } from './rate-rule.ts';
import { waitWords } from './wait-words.ts';

const THREE_IN_TEN: RateRule = { most: 3, withinMs: 10 };
const GROWING: RateRule = { free: 2, firstWaitMs: 10, longestWaitMs: 35, withinMs: 1_000 };
const at = (...times: number[]) => times.map((time) => new Date(time));

describe('a limit within a window', () => {
  it('allows the next hit when the oldest has left the window', () => {
    expect(waitUnder([THREE_IN_TEN], at(0, 1), 2)).toBe(0);
    expect(waitUnder([THREE_IN_TEN], at(0, 1, 2), 3)).toBe(7);
    expect(waitUnder([THREE_IN_TEN], at(0, 1, 2), 9)).toBe(1);
    expect(waitUnder([THREE_IN_TEN], at(0, 1, 2), 10)).toBe(0);
  });

  it('never allows more within any window', () => {
    const rules: RateRule[] = [THREE_IN_TEN, { most: 5, withinMs: 50 }];
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 200 }), (pauses) => {
        let now = 0;
        let hits: Date[] = [];
        const taken: number[] = [];
        for (const pause of pauses) {
          now += pause;
          hits = countedHits(hits, rules, now);
          if (waitUnder(rules, hits, now) > 0) continue;
          hits = [...hits, new Date(now)];
          taken.push(now);
        }
        for (const start of taken) {
          expect(taken.filter((time) => time >= start && time < start + 10).length).toBeLessThanOrEqual(3);
          expect(taken.filter((time) => time >= start && time < start + 50).length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('returns a wait after which the next hit is allowed', () => {
    const times = fc.array(fc.nat(100), { maxLength: 10 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(times, fc.constantFrom(THREE_IN_TEN, GROWING), (list, rule) => {
        const now = list.at(-1) ?? 0;
        const wait = waitUnder([rule], at(...list), now);
        return waitUnder([rule], countedHits(at(...list), [rule], now + wait), now + wait) === 0;
      }),
    );
  });
});

describe('a growing wait', () => {
  it('leaves some hits free, then doubles up to the maximum, and is cleared after a while', () => {
    expect(waitUnder([GROWING], at(0), 0)).toBe(0);
    expect(waitUnder([GROWING], at(0, 0), 0)).toBe(10);
    expect(waitUnder([GROWING], at(0, 0, 0), 0)).toBe(20);
    expect(waitUnder([GROWING], at(0, 0, 0, 0, 0), 0)).toBe(35);
    expect(waitUnder([GROWING], at(0, 0, 0, 0, 0), 1_000)).toBe(0);
  });
});

describe('the text of a wait', () => {
  it.each([
    [0, 'in 1 second'],
    [20, 'in 20 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [3_540, 'in 59 minutes'],
    [3_541, 'in 1 hour'],
    [7_300, 'in 3 hours'],
  ])('%s s is %s', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words);
  });
});
