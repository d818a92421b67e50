import fc from 'fast-check';
import { answerBytes, holdRupee } from './answer-bytes.ts';

describe('the bytes of a response', () => {
  it('are the JSON of the response, with every placeholder replaced by a rupee sign', () => {
    const printable = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(printable, printable, (text, name) => {
        const price = `₹${text}`;
        const bytes = answerBytes({ [name]: holdRupee(price), plain: price });
        expect(JSON.parse(bytes.toString('utf8'))).toEqual({ [name]: price, plain: price });
      }),
    );
  });
});
