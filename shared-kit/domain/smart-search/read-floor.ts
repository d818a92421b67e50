import { boundAfter, boundBefore } from './bounds.ts';
import { OR_WORDS, type Reader, textAt } from './found.ts';
import { type PhraseBook, phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';
import type { WantedFloor } from './understanding.ts';

const LEVELS: PhraseBook<NonNullable<WantedFloor['level']>> = /* @__PURE__ */ phraseBook<
  NonNullable<WantedFloor['level']>
>([
  ['gf|ground|neeche wala|niche wala', 'ground'],
  ['low|lower|lower level', 'low'],
  ['high|higher|upper|high rise', 'high'],
  ['top|topmost|last', 'top'],
]);
const FLOOR_WORDS = new Set(['floor', 'floors', 'flr', 'manzil', 'level', 'storey']);
const HIGHEST = 100;
/** The number after these belongs to a place: "sector 61 floor". */
const NAMED_BY_NUMBER = new Set(['sector', 'sec', 'phase', 'block', 'pocket', 'alpha', 'beta', 'gamma', 'delta']);

/** `ground floor`, `first or second floor`, `above 10th floor`, `2nd floor max`, `high floor`. */
export const readFloor: Reader = (tokens, at) => {
  if (textAt(tokens, at) === 'gf')
    return { from: at, to: at + 1, meaning: { kind: 'floor', value: { level: 'ground' } } };
  const level = phraseAt(LEVELS, tokens, at);
  if (level && FLOOR_WORDS.has(textAt(tokens, at + level.length))) {
    const to = at + level.length + 1;
    return { from: at, to: to + only(tokens, to), meaning: { kind: 'floor', value: { level: level.value } } };
  }
  const before = boundBefore(tokens, at);
  const start = at + (before?.length ?? 0);
  const list = floorsAt(tokens, start);
  if (!list) return undefined;
  const after = boundAfter(tokens, list.next);
  const { lowest, highest } = list;
  const value =
    before?.value === 'min' && textAt(tokens, at) !== 'from' && !/^(?:at|min)/.test(textAt(tokens, at))
      ? { min: lowest + 1 }
      : before?.value === 'min' || after?.value === 'min'
        ? { min: lowest }
        : before?.value === 'max' && /^(?:under|below|less)/.test(textAt(tokens, at))
          ? { max: highest - 1 }
          : before?.value === 'max' || after?.value === 'max'
            ? { max: highest }
            : { min: lowest, max: highest };
  const to = list.next + (after?.length ?? 0);
  return { from: at, to: to + only(tokens, to), meaning: { kind: 'floor', value } };
};

function only(tokens: readonly Token[], at: number): number {
  return ['only', 'preferred', 'prefered', 'preferably'].includes(textAt(tokens, at)) ? 1 : 0;
}

/** `1st`, `ground or first floor`, `2nd floor or 3rd floor`, `floor 5`. */
function floorsAt(tokens: readonly Token[], at: number) {
  const numbers: number[] = [];
  let named = 0;
  let next = at;
  if (FLOOR_WORDS.has(textAt(tokens, at)) && textAt(tokens, at) !== 'floors') {
    const number = tokens[at + 1]?.value;
    const unit = /^(?:bhk|k|lakh|cr|rk)$/.test(textAt(tokens, at + 2));
    return number !== undefined &&
      Number.isInteger(number) &&
      number <= HIGHEST &&
      !unit &&
      textAt(tokens, at) === 'floor' &&
      tokens[at + 1]?.text.length !== 0 &&
      isNumbered(tokens, at)
      ? { lowest: number, highest: number, next: at + 2 }
      : undefined;
  }
  if (NAMED_BY_NUMBER.has(textAt(tokens, at - 1))) return undefined;
  for (;;) {
    const number = textAt(tokens, next) === 'ground' ? 0 : tokens[next]?.value;
    if (number === undefined || !Number.isInteger(number) || number > HIGHEST) break;
    next += 1;
    numbers.push(number);
    if (FLOOR_WORDS.has(textAt(tokens, next))) {
      next += 1;
      named = next;
    }
    const link = textAt(tokens, next);
    if (!OR_WORDS.has(link) && link !== 'to' && link !== '-') break;
    const after = tokens[next + 1];
    if (after?.value === undefined && after?.text !== 'ground') break;
    next += 1;
  }
  return named === 0 ? undefined : { lowest: Math.min(...numbers), highest: Math.max(...numbers), next: named };
}

/** "floor number 3", "floor no 3" are not written; "floor 3" counts only as the last words or before a comma-like gap. */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 2]?.value === undefined && !['floor', 'builder', 'independent'].includes(textAt(tokens, at - 1));
}
