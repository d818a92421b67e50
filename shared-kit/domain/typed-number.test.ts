import fc from 'fast-check';
import { typedAmount, typedPhone } from './typed-number.ts';

/** A text with the caret in it, as `|`. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('an amount while it is typed', () => {
  it.each([
    ['|', '|'],
    ['999|', '999|'],
    ['1000|', '1,000|'],
    ['150000|', '1,50,000|'],
    ['1,50,0001|', '15,00,001|'],
    // A digit typed in the middle, and one that is deleted there.
    ['1,250,000|', '12,50,000|'],
    ['12|,50,000', '12|,50,000'],
    ['1,5|,000', '15|,000'],
    ['1|50,000', '1|,50,000'],
    // More than digits is left as it is.
    ['1.5 L|', '1.5 L|'],
    ['₹15|', '₹15|'],
  ])('%s becomes %s', (typed, shown) => {
    expect(marked(typedAmount(at(typed)))).toBe(shown);
  });
});

describe('an Indian number while it is typed', () => {
  it.each([
    ['98450|', '98450|'],
    ['984501|', '98450 1|'],
    ['9845012345|', '98450 12345|'],
    ['98|450 12345', '98|450 12345'],
    ['+971 50123|', '+971 50123|'],
    ['098450123|', '098450123|'],
    ['98450123456|', '98450123456|'],
  ])('%s becomes %s', (typed, shown) => {
    expect(marked(typedPhone(at(typed)))).toBe(shown);
  });
});

it('grouping keeps all digits, their number before the caret, and its own result', () => {
  const typed = fc
    .stringMatching(/^[\d,]{0,14}$/)
    .chain((text) => fc.record({ text: fc.constant(text), caret: fc.nat(text.length) }));
  const digits = (text: string) => text.replace(/\D/g, '');
  fc.assert(
    fc.property(typed, (given) => {
      for (const group of [typedAmount, typedPhone]) {
        const shown = group(given);
        expect(digits(shown.text)).toBe(digits(given.text));
        expect(digits(shown.text.slice(0, shown.caret))).toBe(digits(given.text.slice(0, given.caret)));
        expect(group(shown)).toEqual(shown);
      }
    }),
  );
});
