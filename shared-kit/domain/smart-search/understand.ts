import { decidedCategory } from './category.ts';
import { chosen } from './choose.ts';
import { readCity } from './cities-in-text.ts';
import { fitted } from './fit-category.ts';
import type { Found, ReadContext, Reader } from './found.ts';
import { withAlternatives, withNegations } from './negation.ts';
import { phraseAt } from './phrase-book.ts';
import { PHRASES, WHO } from './phrases.ts';
import { readArea } from './read-area.ts';
import { readBudget } from './read-budget.ts';
import { readMoveIn } from './read-dates.ts';
import { readFacing } from './read-facing.ts';
import { readFloor } from './read-floor.ts';
import { readAge, readBathrooms, readDeposit, readLease } from './read-numbers.ts';
import { readPeople } from './read-people.ts';
import { readMistypedPlace, readPlace } from './read-places.ts';
import { readBhk, readSharing } from './read-rooms.ts';
import { type Token, tokensOf } from './tokens.ts';
import { LONGEST_TEXT, type Slot, type Span, type UnderstandContext, type Understanding } from './understanding.ts';
import { correctedWord, isIgnoredWord, isKnownWord } from './vocabulary.ts';

const readPhrase: Reader = (tokens, at) => {
  const phrase = phraseAt(PHRASES, tokens, at);
  return phrase && { from: at, to: at + phrase.length, meaning: phrase.value };
};

const readWho: Reader = (tokens, at) => {
  const who = phraseAt(WHO, tokens, at);
  return who && { from: at, to: at + who.length, meaning: { kind: 'who', value: who.value } };
};

const READERS: readonly Reader[] = [
  readPhrase,
  readWho,
  readDeposit,
  readBudget,
  readArea,
  readBhk,
  readSharing,
  readFloor,
  readFacing,
  readAge,
  readBathrooms,
  readLease,
  readMoveIn,
  readPeople,
  readPlace,
  readCity,
];
/** Only so many unknown parts of a text are compared with misspelt places. */
const MOST_MISTYPED = 24;

/** What a text means: pure, never throws, the same on server and browser. At most {@link LONGEST_TEXT} letters are read. */
export function understand(text: string, { today, places }: UnderstandContext): Understanding {
  const read = text.slice(0, LONGEST_TEXT);
  const context: ReadContext = { today, places };
  const first = tokensOf(read);
  const plain = candidates(first, context);
  const { tokens, all } = withCorrections(first, plain, context);
  const found = withAlternatives(tokens, withNegations(tokens, chosen(all)));
  const decided = decidedCategory(found);
  const parts = fitted(found, decided).map((one) => doubtful(one, tokens));
  const slots = parts.flatMap((one) => (one.meaning.kind === 'noise' ? [] : [slotOf(one, tokens)]));
  const inferred: Slot[] =
    decided.category && !decided.said ? [{ kind: 'category', value: decided.category, certainty: 'guess' }] : [];
  const covered = new Set(parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const rest = tokens.map((token, at) => ({ token, known: covered.has(at) ? undefined : isSilent(token) }));
  return {
    text: read,
    slots: [...slots, ...inferred],
    ignored: [
      ...parts.filter(({ meaning }) => meaning.kind === 'noise').map((one) => spanOf(one, tokens)),
      ...rest.filter(({ known }) => known === true).map(({ token: { start, end } }) => ({ start, end })),
    ].sort((one, other) => one.start - other.start),
    unknown: runs(rest.map(({ token, known }) => (known === false ? token : undefined))),
  };
}

function candidates(tokens: readonly Token[], context: ReadContext): Found[] {
  return tokens.flatMap((_, at) => READERS.flatMap((reader) => reader(tokens, at, context) ?? []));
}

/** Words without a meaning are compared with misspelt places, then with misspelt words of the grammar. */
function withCorrections(tokens: readonly Token[], plain: readonly Found[], context: ReadContext) {
  const covered = new Set(
    chosen(plain).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const known = (at: number) => {
    const token = tokens[at];
    return token === undefined || covered.has(at) || token.value !== undefined || isKnownWord(token.text);
  };
  const unknown = tokens.flatMap((_, at) => (known(at) ? [] : [at])).slice(0, MOST_MISTYPED);
  const { places } = context;
  const mistyped = places
    ? unknown.flatMap((at) => readMistypedPlace(tokens, at, places, (other) => covered.has(other)) ?? [])
    : [];
  const isPlace = new Set(mistyped.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const corrected = tokens.map((token, at) => {
    const word = unknown.includes(at) && !isPlace.has(at) ? correctedWord(token.text) : undefined;
    return word === undefined ? token : { ...token, text: word, corrected: true as const };
  });
  const changed = corrected.some((token, at) => token !== tokens[at]);
  return { tokens: corrected, all: [...(changed ? candidates(corrected, context) : plain), ...mistyped] };
}

function doubtful(one: Found, tokens: readonly Token[]): Found {
  return one.guess || tokens.slice(one.from, one.to).some(({ corrected }) => corrected) ? { ...one, guess: true } : one;
}

function slotOf(found: Found, tokens: readonly Token[]): Slot {
  const { meaning, guess, negated, alternative } = found;
  return {
    ...meaning,
    span: spanOf(found, tokens),
    certainty: guess ? 'guess' : 'certain',
    ...(negated && { negated }),
    ...(alternative && { alternative }),
  } as Slot;
}

function spanOf({ from, to }: Found, tokens: readonly Token[]): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Whether a word that no slot has says nothing. A number always says something. */
function isSilent(token: Token): boolean {
  return token.value === undefined
    ? isIgnoredWord(token.text) || !/[\p{L}\d]/u.test(token.text)
    : token.value === 1 && token.text === '1' && token.end - token.start > 1;
}

/** Neighbours as one span. */
function runs(tokens: readonly (Token | undefined)[]): Span[] {
  const spans: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!token) continue;
    const last = spans.at(-1);
    if (last && tokens[at - 1]) spans[spans.length - 1] = { start: last.start, end: token.end };
    else spans.push({ start: token.start, end: token.end });
  }
  return spans;
}
