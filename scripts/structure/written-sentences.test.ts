import { writtenSentences } from './written-sentences.ts';

const textsOf = (code: string) => writtenSentences(code).map(({ text }) => text);

describe('the check of sentences in components', () => {
  it.each([
    ['a text', '<p>No home is listed here.</p>', 'No home is listed here.'],
    ['a text of two lines', '<p>\n  No home\n  is listed here.\n</p>', 'No home is listed here.'],
    ['a text around a number', '<p>Only {left} homes are left here.</p>', 'Only … homes are left here.'],
    ['a text around a link', '<p>See <a href="/x">more</a> of the homes here.</p>', 'See … of the homes here.'],
    ['a text of a fragment', '<>No home is listed here.</>', 'No home is listed here.'],
    ['an attribute', '<Field label="The rent of your home" />', 'The rent of your home'],
    ['a choice in braces', "<p>{open ? 'No' : 'No home is listed here.'}</p>", 'No home is listed here.'],
    ['a template', `<Field help={\`At most \${most} photos of each home\`} />`, 'At most … photos of each home'],
    [
      'a string of a call',
      "const show = () => alerts.show('It was not saved. Try again.');",
      'It was not saved. Try again.',
    ],
    ['a table', "const WORDS = { gone: 'This home is not available.' };", 'This home is not available.'],
  ])('names %s', (_what, code, text) => {
    expect(textsOf(code)).toEqual([text]);
  });

  it.each([
    ['a label of four words', '<Button>Show all new homes</Button>'],
    ['numbers and values', '<p>{bhk} BHK · {area} sq ft · 2 of 3</p>'],
    ['a drawn icon', `<path d={\`M0 \${a} v \${b} v \${c} M0 \${d} h \${e} M \${f}\`} />`],
    ['an icon', '<path d="M3 12h18v2.5a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 14.5Z M 5 5 L 8 8 Z" />'],
    ['names of classes', '<p className="one two three four five" />'],
    ['an error for developers', "if (!id) throw new Error('The page has no id at all');"],
    ['an import', "import type { A } from './a.ts';\nconst a: 'one two three four five' = WORDS.a;"],
    ['a sentence of a words file', '<p>{WORDS.none}</p>'],
  ])('allows %s', (_what, code) => {
    expect(textsOf(code)).toEqual([]);
  });

  it('gives the line of a sentence', () => {
    const code = '// ₹ takes three bytes\nconst a = 1;\nexport const Empty = () => <p>No home is listed here.</p>;\n';
    expect(writtenSentences(code)).toEqual([{ line: 3, text: 'No home is listed here.' }]);
  });
});
