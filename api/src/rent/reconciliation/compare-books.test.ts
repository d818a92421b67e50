import fc from 'fast-check';
import { type BookDifference, type BookLine, compareBooks, DIFFERENCE_KINDS } from './compare-books.ts';

const line = fc.record({
  subject: fc.stringMatching(/^pay_[A-Za-z0-9]{8}$/),
  paise: fc.integer({ min: 100, max: 50_000_000 }),
  state: fc.constant('done' as const),
});
const book = fc.uniqueArray(line, { minLength: 40, maxLength: 120, selector: ({ subject }) => subject });

/** Plants a difference of a kind about one line. */
const PLANT: Readonly<
  Record<BookDifference['kind'], (books: { file: BookLine[]; ours: BookLine[] }, at: BookLine) => void>
> = {
  unknown: ({ ours }, at) => void ours.splice(ours.indexOf(at), 1),
  missing: ({ file }, at) => void file.splice(file.indexOf(at), 1),
  twice: ({ file }, at) => void file.push(at),
  amount: ({ file }, at) => void file.splice(file.indexOf(at), 1, { ...at, paise: at.paise + 1 }),
  state: ({ ours }, at) => void ours.splice(ours.indexOf(at), 1, { ...at, state: 'failed' }),
};

describe('the comparison of our book with a file', () => {
  it('finds nothing where both say the same, in any order', () => {
    fc.assert(
      fc.property(book, (lines) => {
        const books = { file: lines.toReversed(), ours: lines, expected: lines, before: new Set<string>() };
        expect(compareBooks(books)).toEqual([]);
      }),
    );
  });

  it('finds each of twenty planted differences, and nothing else', () => {
    fc.assert(
      fc.property(book, (lines) => {
        const books = { file: [...lines], ours: [...lines] };
        const planted = lines.slice(0, 20).map((at, index) => {
          const kind = DIFFERENCE_KINDS[index % DIFFERENCE_KINDS.length] ?? 'unknown';
          PLANT[kind](books, at);
          return `${kind} ${at.subject}`;
        });
        const found = compareBooks({ ...books, expected: books.ours, before: new Set() });
        expect(found.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual(planted.toSorted());
      }),
    );
  });

  it('knows what an earlier file had', () => {
    const [one] = [{ subject: 'pay_1', paise: 100, state: 'done' as const }];
    const before = new Set(['pay_1']);
    expect(compareBooks({ file: [], ours: [], expected: [one], before })).toEqual([]);
    expect(compareBooks({ file: [one], ours: [one], expected: [], before })).toMatchObject([{ kind: 'twice' }]);
  });
});
