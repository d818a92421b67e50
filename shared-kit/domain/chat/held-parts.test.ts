import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { HELD_MARK } from './chat-limits.ts';
import { maskHeld } from './held-part.ts';
import { heldParts } from './held-parts.ts';

const sentences = (file: string) =>
  readFileSync(join(import.meta.dirname, 'sentences', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const masked = (text: string) => maskHeld(text, heldParts(text));

describe('held parts of a message', () => {
  const held = sentences('held.txt');
  const harmless = [...sentences('harmless.txt'), ...sentences('scams.txt')];

  it('are found in at least 95 % of the sentences with contact details, and in at most 2 % of the others', () => {
    const missed = held.filter((text) => heldParts(text).length === 0);
    const wrong = harmless.filter((text) => heldParts(text).length > 0);
    expect(held.length + harmless.length).toBeGreaterThanOrEqual(400);
    expect({ missed, enough: missed.length <= held.length * 0.05 }).toMatchObject({ enough: true });
    expect({ wrong, few: wrong.length <= harmless.length * 0.02 }).toMatchObject({ few: true });
  });

  it.each([
    ['call 98450 12345 now', `call ${HELD_MARK} now`],
    ['nau aath char paanch zero ek do teen char paanch', HELD_MARK],
    ['rent 32,000, call ९८४५०१२३४५', `rent 32,000, call ${HELD_MARK}`],
    ['asha@okbank or asha at okaxis', `${HELD_MARK} or ${HELD_MARK}`],
    ['see https://example.com/flat?x=1 please', `see ${HELD_MARK} please`],
    ['on 05-12-2026 10:30, PIN 560034, ₹1,25,00,000', 'on 05-12-2026 10:30, PIN 560034, ₹1,25,00,000'],
  ])('leave the rest of the text as it is: %s', (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  it('hide every mobile number, however it is grouped', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', '/', ') ('), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 9 }),
        fc.array(digit, { minLength: 9, maxLength: 9 }),
        separators,
        (first, rest, between) => {
          // Nobody's number: it would be a price twice over.
          fc.pre(rest.some((each) => each !== 0));
          const number = `${first}${rest.map((each, index) => `${between[index]}${each}`).join('')}`;
          expect(masked(`my number is ${number} ok`)).not.toMatch(/\d/);
        },
      ),
    );
  });

  it('lie within the text, in order and apart, and take little time, whatever the text is', () => {
    const nasty = fc.array(
      fc.constantFrom(
        'seven',
        'teen',
        'dot ',
        ' at ',
        '@',
        'a.',
        '9',
        ' ',
        'double ',
        '०',
        '👍',
        '‎',
        'www.',
        '-',
        'n i n e ',
      ),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 500, unit: 'binary' }),
          nasty.map((parts) => parts.join('')),
        ),
        (text) => {
          const started = performance.now();
          const parts = heldParts(text);
          expect(performance.now() - started).toBeLessThan(250);
          let end = 0;
          for (const [from, to] of parts) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
