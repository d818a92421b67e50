import fc from 'fast-check';
import { changed, textWithout, toChips, without } from './chips.ts';
import { namedCity } from './cities-in-text.ts';
import { placeIndex } from './place-index.ts';
import { sentenceOf } from './sentence-of.ts';
import { anySlots, SAMPLE_PLACES } from './sentences/any-slots.ts';
import { slotLabel } from './sentences/slot-label.ts';
import { understand } from './understand.ts';
import { LONGEST_TEXT, type Slot, type Span, type UnderstandContext, type Understanding } from './understanding.ts';

const CONTEXT: UnderstandContext = {
  city: 'bangalore',
  today: '2026-11-26',
  places: placeIndex('bangalore', SAMPLE_PLACES),
};

const labels = (slots: readonly Slot[]) => slots.filter(({ span }) => span).map(slotLabel);
const read = (text: string, context = CONTEXT) => understand(text, context);
const spansOf = ({ slots, ignored, unknown }: Understanding): Span[] =>
  [...slots.flatMap(({ span }) => span ?? []), ...ignored, ...unknown].sort((one, other) => one.start - other.start);

/** Texts of the words that the grammar knows, in any order: far more of its rules meet than in random letters. */
const wordText = fc
  .array(
    fc.constantFrom(
      ...'2 3 25 30 30k 1.2 cr lakh thousand bhk bath floor ground first no not nahi or ya and to se - / + under upto max near within km of metro hsr koramangala manyata park in jan december from by next month days deposit months rent buy pg girls family dog food veg sharing single room parking lift facing east sqft gaj years old owner for people 4 chahiye ke paas tak xyzzy'.split(
        ' ',
      ),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), wordText);

describe('understand', () => {
  it('never throws, and its spans are inside the text, in order and without overlaps', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const understood = read(text);
        let end = 0;
        for (const span of spansOf(understood)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(Math.min(text.length, LONGEST_TEXT));
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on case, or on commas and full stops between words', () => {
    fc.assert(
      fc.property(wordText, fc.constantFrom(', ', ' , ', '! ', '; ', '  '), (text, gap) => {
        const plain = read(text).slots.map(slotLabel);
        expect(read(text.toUpperCase()).slots.map(slotLabel)).toEqual(plain);
        const loose = text.split(/ (?![-/+])(?<![-/+] )/).join(gap);
        expect(read(loose).slots.map(slotLabel)).toEqual(plain);
      }),
      { numRuns: 200 },
    );
  });

  it('finds the slots of a sentence that was written from them, and all of them are certain', () => {
    fc.assert(
      fc.property(anySlots, (slots) => {
        const found = read(sentenceOf(slots)).slots.filter(({ span }) => span);
        expect(found.map(slotLabel).sort()).toEqual(slots.map(slotLabel).sort());
        expect(found.filter(({ certainty }) => certainty === 'guess')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('reads at most 500 letters, and a long text takes no more than in proportion', () => {
    const long = 'bhkk kormangla near 2 or '.repeat(400);
    expect(read(long).text).toHaveLength(LONGEST_TEXT);
    const started = performance.now();
    for (let run = 0; run < 5; run += 1) read(long);
    expect((performance.now() - started) / 5).toBeLessThan(500);
  });

  it('marks what it did not understand', () => {
    const text = '2bhk in hsr landlord should be blorple';
    const { unknown } = read(text);
    expect(unknown.map(({ start, end }) => text.slice(start, end))).toEqual(['landlord', 'blorple']);
  });

  it.each([
    ['2bhk kormanagla', 'guess'],
    ['2bhk koramangala', 'certain'],
  ])('of %j the place is %s', (text, certainty) =>
    expect(read(text).slots.find(({ kind }) => kind === 'place')?.certainty).toBe(certainty),
  );

  it('follows the category from an amount, as a guess without words', () =>
    expect(read('2bhk 1.2 cr').slots.find(({ kind }) => kind === 'category')).toEqual({
      kind: 'category',
      value: 'BUY',
      certainty: 'guess',
    }));
});

describe('chips', () => {
  it('remove exactly their slot, from the understanding and from the text', () => {
    fc.assert(
      fc.property(anySlots, fc.nat(), (slots, pick) => {
        const understood = read(sentenceOf(slots));
        const chips = toChips(understood).filter(({ slot }) => slot.span);
        const chip = chips[pick % chips.length];
        if (!chip) return;
        const rest = labels(understood.slots.filter((slot) => slot !== chip.slot));
        expect(labels(without(understood, chip.id).slots)).toEqual(rest);
        const again = read(textWithout(understood.text, chip)).slots;
        // Without its category a word can mean something else: a PG for men becomes a home for men.
        if (chip.kind !== 'category') expect(labels(again)).toEqual(rest);
      }),
      { numRuns: 200 },
    );
  });

  it('have ids of their own', () => {
    fc.assert(
      fc.property(wordText, (text) => {
        const ids = toChips(read(text)).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('are certain once changed, in their old place', () => {
    const understood = read('2bhk hsr under 30k');
    const chip = toChips(understood).find(({ kind }) => kind === 'budget');
    const after = changed(understood, chip?.id ?? '', { kind: 'budget', value: { max: 35_000 }, certainty: 'guess' });
    expect(after.slots.find(({ kind }) => kind === 'budget')).toEqual({
      kind: 'budget',
      value: { max: 35_000 },
      certainty: 'certain',
      span: chip?.slot.span,
    });
  });

  it('are short words', () =>
    expect(
      toChips(read('2 or 3 bhk near manyata tech park under 30k no ground floor from 5 jan')).map(({ label }) => label),
    ).toEqual([
      '2 or 3 BHK',
      'Near Manyata Tech Park',
      'Up to ₹30 K',
      'Not ground floor',
      'Move in from 5 Jan 2027',
      'Rent',
    ]));
});

describe('namedCity', () => {
  it.each([
    ['2bhk in pune baner', 'pune'],
    ['flat in gurugram', 'gurgaon'],
    ['noida extension 2bhk', 'greater-noida'],
    ['shop at mumbai naka', undefined],
    ['2bhk 30k', undefined],
  ])('of %j is %s', (text, city) => expect(namedCity(text)).toBe(city));
});
