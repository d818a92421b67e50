import { HELP_ARTICLE_IDS } from '@aangan/shared-kit/domain/support/help-articles';
import fc from 'fast-check';
import { findArticles } from './find-articles.ts';
import { HELP_TEXTS, topicOf } from './help-texts.ts';

const idsOf = (question: string) => findArticles(question, HELP_TEXTS).map(({ id }) => id);

it.each([
  ['otp not recieved', 'log-in-problems'],
  ['refnd when', 'refunds'],
  ['money deducted twice', 'payment-failed'],
  ['cancle plan', 'cancel-a-plan'],
  ['landlord not recieved rent', 'rent-has-not-arrived'],
  ['packers and mowers', 'book-a-service'],
  ['broker fake listing', 'report-a-listing'],
  ['number switched off', 'contact-did-not-work'],
  ['hra recipt', 'rent-receipts'],
  ['delet acount', 'delete-my-account'],
  ['reshedule visit', 'book-a-visit'],
  ['gst invoice', 'invoices'],
])('“%s” finds %s first', (question, id) => {
  expect(idsOf(question)[0]).toBe(id);
});

it.each(['', '   ', 'how do I', '!!!', 'xylophone zebra'])('“%s” finds nothing', (question) => {
  expect(idsOf(question)).toEqual([]);
});

it('an article is found by its own title with two letters swapped in one long word', () => {
  const swapped = fc
    .record({ text: fc.constantFrom(...HELP_TEXTS), word: fc.nat(), at: fc.nat() })
    .map(({ text, word, at }) => {
      const words = text.title.split(' ');
      const long = words.flatMap((each, index) => (/^[a-z]{6,}$/i.test(each) ? [index] : []));
      const chosen = long[word % long.length] ?? -1;
      return { id: text.id, typed: words.map((each, index) => (index === chosen ? swap(each, at) : each)).join(' ') };
    });
  fc.assert(fc.property(swapped, ({ id, typed }) => expect(idsOf(typed).slice(0, 3)).toContain(id)));
});

it('each article is written, and listed under one topic', () => {
  expect(HELP_TEXTS.map(({ id }) => id).toSorted()).toEqual(HELP_ARTICLE_IDS.toSorted());
  for (const { id } of HELP_TEXTS) expect(topicOf(id)).toBeTruthy();
});

/** The word with two letters swapped, never its first one. */
function swap(word: string, seed: number): string {
  const at = 1 + (seed % (word.length - 2));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
