import fc from 'fast-check';
import { markedText } from './marked-text.ts';

it('splits a text at what was not understood', () => {
  expect(markedText('2bhk qwzx near Manyata', [{ start: 5, end: 9 }])).toEqual([
    { text: '2bhk ', understood: true, at: 0 },
    { text: 'qwzx', understood: false, at: 5 },
    { text: ' near Manyata', understood: true, at: 9 },
  ]);
});

it('loses no character of any text', () => {
  const texts = fc.string({ maxLength: 80 }).chain((text) =>
    fc.uniqueArray(fc.nat(text.length)).map((cuts) => {
      const at = cuts.toSorted((one, other) => one - other);
      return { text, unknown: at.slice(1).flatMap((end, i) => (i % 2 === 0 ? [{ start: at[i] ?? 0, end }] : [])) };
    }),
  );
  fc.assert(
    fc.property(texts, ({ text, unknown }) => {
      const parts = markedText(text, unknown);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.filter(({ understood }) => !understood)).toHaveLength(unknown.length);
    }),
  );
});
