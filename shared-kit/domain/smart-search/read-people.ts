import { type Found, numberAt, type Reader, textAt } from './found.ts';
import { phraseAt } from './phrase-book.ts';
import { WHO } from './phrases.ts';
import type { Token } from './tokens.ts';

const PERSON_WORDS = new Set(
  'people person persons log members member pax friends adults tenants occupants seats seater employees staff bande guys desks'.split(
    ' ',
  ),
);
const WORKERS = /^(?:engineers|developers|doctors|nurses|teachers|interns|colleagues)$/;
const SPOUSES = new Set(['wife', 'husband']);
const ALONE = new Set(['single', 'alone', 'akela', 'akeli']);
const MOST = 30;

/** `family of 4`, `4 people`, the number of `3 boys`, `couple`, `my wife and I`, the `single` of `single working woman`. */
export const readPeople: Reader = (tokens, at) => {
  const text = textAt(tokens, at);
  if (text === 'couple' || text === 'couples') return people(at, at + 1, 2);
  if (SPOUSES.has(text) && textAt(tokens, at + 1) === 'and' && ['i', 'me'].includes(textAt(tokens, at + 2))) {
    return people(at + 1, at + 3, 2);
  }
  if (ALONE.has(text)) {
    return whoAt(tokens, at + 1) || text !== 'single' || ['person', 'occupant'].includes(textAt(tokens, at + 1))
      ? people(at, at + (PERSON_WORDS.has(textAt(tokens, at + 1)) ? 2 : 1), 1)
      : undefined;
  }
  const of = text === 'of' || text === 'are' ? 1 : 0;
  const number = numberAt(tokens, at + of);
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > MOST) return undefined;
  if (of && text === 'of') {
    return whoAt(tokens, at - 1) || textAt(tokens, at - 1) === 'group' ? people(at, at + 2, number) : undefined;
  }
  const next = at + of + 1;
  if (PERSON_WORDS.has(textAt(tokens, next))) return people(at, next + 1, number);
  // "Three software engineers".
  const worker = WORKERS.test(textAt(tokens, next))
    ? next
    : WORKERS.test(textAt(tokens, next + 1))
      ? next + 1
      : undefined;
  if (worker !== undefined && tokens[next]?.value === undefined) return people(at, worker + 1, number);
  if (textAt(tokens, next) === 'of' && textAt(tokens, next + 1) === 'us') return people(at, next + 2, number);
  return whoAt(tokens, next) ? people(at, next, number) : undefined;
};

function whoAt(tokens: readonly Token[], at: number): boolean {
  return phraseAt(WHO, tokens, at) !== undefined;
}

function people(from: number, to: number, value: number): Found {
  return { from, to, meaning: { kind: 'people', value } };
}
