import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { HELD_MARK } from './chat-limits.ts';
import { maskHeld } from './held-part.ts';
import { heldParts } from './held-parts.ts';
import { mayContinueNumber, splitNumber } from './split-number.ts';

const labelled = (file: string) =>
  readFileSync(join(import.meta.dirname, 'sentences', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((text) => text.trim()));

const isFound = (texts: readonly string[]) => splitNumber(texts) !== undefined;

/** What the other person reads. */
const shown = (texts: readonly string[]) => {
  const parts = splitNumber(texts);
  return texts.map((text, at) => maskHeld(text, parts?.[at] ? [parts[at]] : []));
};

describe('a phone number over several messages', () => {
  const split = labelled('split-numbers.txt');
  const ordinary = labelled('consecutive.txt');

  it('is found in at least 95 % of the labelled messages, and in at most 2 % of ordinary ones', () => {
    const missed = split.filter((texts) => !isFound(texts));
    const wrong = ordinary.filter(isFound);
    expect(ordinary.length).toBeGreaterThanOrEqual(130);
    expect({ missed, enough: missed.length <= split.length * 0.05 }).toMatchObject({ enough: true });
    expect({ wrong, few: wrong.length <= ordinary.length * 0.02 }).toMatchObject({ few: true });
  });

  it('is not found where sentences of one message each follow one another', () => {
    const lines = labelled('harmless.txt').map(([text = '']) => text);
    const pairs = lines.slice(1).map((text, at) => [lines[at] ?? '', text]);
    const wrong = pairs.filter(isFound);
    expect({ wrong, few: wrong.length <= pairs.length * 0.02 }).toMatchObject({ few: true });
  });

  it.each([
    [
      ['call me on 98450', '12345 after 6'],
      [`call me on ${HELD_MARK}`, `${HELD_MARK} after 6`],
    ],
    [
      ['Hello', '98450', 'rest is 12345'],
      ['Hello', HELD_MARK, `rest is ${HELD_MARK}`],
    ],
    [
      ['98450', 'the rent is 32,000'],
      ['98450', 'the rent is 32,000'],
    ],
  ])('leaves the rest of the messages as it is: %j', (texts, expected) => {
    expect(shown(texts)).toEqual(expected);
  });

  it('is found wherever a mobile number is cut into two or three, and each part is hidden whole', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 9 }),
        digits,
        fc.uniqueArray(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 2 }),
        (first, rest, cuts) => {
          const number = `${first}${rest.join('')}`;
          const places = [0, ...cuts.toSorted((one, other) => one - other), number.length];
          const texts = places.slice(1).map((to, at) => number.slice(places[at], to));
          fc.pre(texts.every((text) => text.length >= 2));
          // Round sums are prices.
          fc.pre(!texts.some((text) => text.length >= 4 && text.endsWith('00')));
          // A message that is a year, or holds a number by itself, has rules of its own.
          fc.pre(texts.every((text) => heldParts(text).length === 0));
          expect(texts.slice(1).every(mayContinueNumber)).toBe(true);
          expect(shown(texts)).toEqual(texts.map(() => HELD_MARK));
        },
      ),
    );
  });

  it('has its parts within the texts, and takes little time, whatever the texts are', () => {
    const texts = fc.array(fc.string({ maxLength: 200, unit: 'binary' }), { maxLength: 4 });
    fc.assert(
      fc.property(texts, (each) => {
        const parts = splitNumber(each) ?? [];
        for (const [at, part] of parts.entries()) {
          if (!part) continue;
          expect(part[0]).toBeGreaterThanOrEqual(0);
          expect(part[1]).toBeGreaterThan(part[0]);
          expect(part[1]).toBeLessThanOrEqual(each[at]?.length ?? 0);
        }
      }),
    );
  });
});
