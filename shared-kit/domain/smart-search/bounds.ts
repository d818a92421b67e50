import { type PhraseBook, phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';

export type Bound = 'max' | 'min' | 'around' | 'between';

/** Before an amount. */
const BOUNDS_BEFORE: PhraseBook<Bound> = /* @__PURE__ */ phraseBook<Bound>([
  [
    'under|below|upto|up to|max|maximum|max upto|maximum upto|within|less than|lesser than|not more than|no more than|not above|not over|not exceeding|at most|till|inside|cheaper than|not beyond|younger than|not older than|kam se kam nahi',
    'max',
  ],
  [
    'above|over|more than|min|minimum|at least|atleast|starting|starting from|from|greater than|not less than|not below|upwards of|bigger than|larger than|older than|kam se kam',
    'min',
  ],
  [
    'around|about|approx|approximately|nearly|close to|roughly|lagbhag|karib|kareeb|somewhere around|arnd|takriban',
    'around',
  ],
  ['between|in between|in the range of|range of', 'between'],
]);

/** After an amount. */
const BOUNDS_AFTER: PhraseBook<Bound> = /* @__PURE__ */ phraseBook<Bound>([
  [
    'max|maximum|at max|tak|tk|tak ka|tak ki|tak ke|ke andar|k andar|andar|ke under|se kam|se neeche|se niche|ke niche|or less|or lower|or below|and below|or under|se zyada nahi|se jyada nahi|max to max|and under',
    'max',
  ],
  ['under|below|upto', 'max'],
  [
    'plus|+|or more|or above|or higher|and above|and up|se zyada|se jyada|se upar|se upar ka|minimum|onwards|min|at least',
    'min',
  ],
  ['approx|approximately|ke aas paas|ke aaspaas|ke karib|ke kareeb|lagbhag|or so', 'around'],
  ['ke beech|ke bich|ke beech me|range', 'between'],
]);

/** The bound that is said before an amount. "Or above" belongs to what is before it. */
export function boundBefore(tokens: readonly Token[], at: number): { value: Bound; length: number } | undefined {
  return /^(?:or|and)$/.test(tokens[at - 1]?.text ?? '') ? undefined : phraseAt(BOUNDS_BEFORE, tokens, at);
}

/** Words that bind to what follows them when a number does. */
const LOOKS_FORWARD = new Set(['max', 'maximum', 'under', 'below', 'upto', 'minimum', 'min', 'at']);

/** The bound that is said after an amount, unless it belongs to what follows. */
export function boundAfter(tokens: readonly Token[], at: number): { value: Bound; length: number } | undefined {
  const found = phraseAt(BOUNDS_AFTER, tokens, at);
  if (!found) return undefined;
  const next = tokens[at + found.length];
  const forward =
    LOOKS_FORWARD.has(tokens[at]?.text ?? '') && (next?.value !== undefined || next?.text === 'construction');
  return forward ? undefined : found;
}

/** A range from one or two numbers and what was said around them; `around` is 10 % to both sides. */
export function rangeOf(
  bound: Bound | undefined,
  one: number,
  other?: number,
): { min?: number; max?: number; around?: number } {
  if (other !== undefined) return { min: Math.min(one, other), max: Math.max(one, other) };
  if (bound === 'around') return { min: Math.round(one * 0.9), max: Math.round(one * 1.1), around: one };
  return bound === 'min' ? { min: one } : { max: one };
}
