import fc from 'fast-check';
import { comparable, letterMask, lettersMissing, mistakesAllowed, mistakesToPrefix, soundKey } from './place-text.ts';

const word = fc.string({ unit: fc.constantFrom(...'abchr'), minLength: 1, maxLength: 6 });

describe('comparable', () => {
  it.each([
    ['  HSR   Layout ', 'hsr layout'],
    ['J.P. Nagar', 'jp nagar'],
    ["St. Mark's Road", 'st marks road'],
    ['Sector-62', 'sector 62'],
    ['Café', 'cafe'],
    ['@@@', ''],
  ])('converts %j to %j', (typed, text) => expect(comparable(typed)).toBe(text));
});

describe('soundKey', () => {
  it.each([
    ['wadgaon', 'vadgaon'],
    ['kondapoor', 'kondapur'],
    ['laxmi', 'lakshmi'],
    ['jayanagar', 'jaianagar'],
    ['andheree', 'andheri'],
    ['chhatarpur', 'chatarpur'],
  ])('gives %s and %s the same key', (one, other) => expect(soundKey(one)).toBe(soundKey(other)));

  it('gives names that sound different different keys', () => expect(soundKey('powai')).not.toBe(soundKey('parel')));
});

describe('lettersMissing', () => {
  it('counts the kinds of letters that the other text lacks', () =>
    expect(lettersMissing(letterMask('banana7'), letterMask('nab'))).toBe(1));
});

describe('mistakesAllowed', () => {
  it('allows none in short hints and at most three', () =>
    expect([1, 3, 4, 5, 6, 8, 9, 30].map(mistakesAllowed)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]));
});

describe('mistakesToPrefix', () => {
  it('equals the textbook definition, up to its limit', () =>
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (hint, text, limit) => {
        const fewest = Math.min(
          ...Array.from({ length: text.length + 1 }, (_, end) => slowDistance(hint, text.slice(0, end))),
        );
        expect(mistakesToPrefix(hint, text, limit)).toBe(Math.min(fewest, limit + 1));
      }),
    ));

  it.each([
    ['kormang', 'koramangala', 1],
    ['indranagar', 'indiranagar', 1],
    ['whitefeild', 'whitefield', 1],
    ['xyz', 'koramangala', 3],
  ])('converts %s to %s in %d', (hint, text, mistakes) => expect(mistakesToPrefix(hint, text, 2)).toBe(mistakes));
});

/** Optimal string alignment, directly from its definition. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const choices = [
    slowDistance(a.slice(0, -1), b) + 1,
    slowDistance(a, b.slice(0, -1)) + 1,
    slowDistance(a.slice(0, -1), b.slice(0, -1)) + (lastA === lastB ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && lastA === b.at(-2) && a.at(-2) === lastB) {
    choices.push(slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...choices);
}
