import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { reportWeight, type Word, weightOfWords, wordWeight } from './word-weight.ts';

describe('the weight of what people say', () => {
  it.each<[string, (readonly [string, number])[], number]>([
    ['one account', [['a', 1]], 1],
    [
      'three accounts of three people',
      [
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ],
      3,
    ],
    ['thirty accounts of one person', Array.from({ length: 30 }, () => ['a', 1] as const), 1],
    [
      'three new accounts of three people',
      [
        ['a', 0.5],
        ['b', 0.5],
        ['c', 0.5],
      ],
      1.5,
    ],
    [
      'a new and an old account of one person',
      [
        ['a', 0.5],
        ['a', 1],
      ],
      1,
    ],
  ])('of %s', (_who, words, weight) => {
    expect(weightOfWords(words.map(([person, each]) => ({ person, weight: each })))).toBe(weight);
  });

  it('is half for accounts younger than a day', () => {
    expect([wordWeight(DAY_MS - 1), wordWeight(DAY_MS)]).toEqual([0.5, 1]);
  });

  it('never grows by another account of somebody who has spoken with full weight', () => {
    const word: fc.Arbitrary<Word> = fc.record({
      person: fc.constantFrom('a', 'b', 'c'),
      weight: fc.constantFrom(0.5, 1),
    });
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const said = [...words, { person: 'a', weight: 1 }];
        expect(weightOfWords([...said, { person: 'a', weight: 1 }])).toBe(weightOfWords(said));
      }),
    );
  });
});

describe('the weight of a report', () => {
  it.each([
    ['of a person without dismissed reports', DAY_MS, 0, 0, 1],
    ['of an account younger than a day', DAY_MS - 1, 0, 0, 0.5],
    ['of a person with two dismissed reports', 90 * DAY_MS, 0, 2, 1],
    ['of a person with three', 90 * DAY_MS, 0, 3, 0.5],
    ['of a person with three, and one upheld', 90 * DAY_MS, 1, 3, 1],
    ['of a person with six', 90 * DAY_MS, 0, 6, 0],
    ['of a new account with three', 0, 0, 3, 0.25],
  ])('%s', (_who, accountAgeMs, upheld, dismissed, weight) => {
    expect(reportWeight({ accountAgeMs, upheld, dismissed })).toBe(weight);
  });
});
