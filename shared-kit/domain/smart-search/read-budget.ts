import { type Bound, boundAfter, boundBefore, rangeOf } from './bounds.ts';
import { type Found, numberAt, type Reader, TO_WORDS, textAt } from './found.ts';
import { MONEY_UNITS } from './number-words.ts';
import type { Token } from './tokens.ts';

const MONEY_WORDS = new Set(['budget', 'budjet', 'bajet', 'price', 'cost', 'costing', 'amount', 'paisa', 'range']);
const LINKS = new Set([
  'is',
  'of',
  'hai',
  'mera',
  'my',
  'our',
  'hamara',
  'ka',
  'will',
  'be',
  'should',
  'for',
  'in',
  'the',
]);
const CURRENCY = new Set(['rs', 'inr', 'rupees', 'rupee', 'rupaye', 'rupay', 'rupya']);
/** Numbers below are no rents without a unit. */
const LEAST_BARE = 1000;
const YEARS = { from: 2020, to: 2040 };

interface Amount {
  readonly value: number;
  /** Rupees of its unit; 1 when none was said. */
  readonly unit: number;
  readonly next: number;
}

/** `under 30k`, `20-25 thousand`, `1 cr 20 lakh`, `30 hazaar tak`, `budget 25000`. */
export const readBudget: Reader = (tokens, at, context) => {
  const cue = cueAt(tokens, at);
  const first = amountAt(tokens, cue.next);
  if (!first) return undefined;
  const second = secondAmount(tokens, first.next, cue.bound);
  const [low, high] = second ? sameUnit(first, second) : [first, undefined];
  const after = boundAfter(tokens, (high ?? low).next);
  const known = low.unit > 1 || (high?.unit ?? 1) > 1;
  const thousands = !known && (high ?? low).value < LEAST_BARE;
  if (thousands && !(cue.money && low.value >= 3 && low.value <= 500)) return undefined;
  const year = !known && !cue.money && cue.bound !== 'max' && low.value >= YEARS.from && low.value <= YEARS.to;
  if (year || (!known && low.value < LEAST_BARE && !thousands)) return undefined;
  const factor = thousands ? 1000 : 1;
  const bound = after && after.value !== 'between' ? after.value : cue.bound;
  return {
    from: at,
    to: (high ?? low).next + (after?.length ?? 0),
    meaning: { kind: 'budget', value: rangeOf(bound, low.value * factor, high && high.value * factor) },
    guess: thousands || (!known && cue.bound === undefined && low.value < 3 * LEAST_BARE) || context === undefined,
  } satisfies Found;
};

interface Cue {
  readonly next: number;
  readonly bound?: Bound;
  readonly money: boolean;
}

/** "my budget is around", "max budget". */
function cueAt(tokens: readonly Token[], at: number): Cue {
  let next = at;
  let bound: Bound | undefined;
  let money = false;
  for (let tries = 0; tries < 6; tries += 1) {
    const phrase = boundBefore(tokens, next);
    const text = textAt(tokens, next);
    if (phrase) {
      bound = phrase.value;
      next += phrase.length;
    } else if (MONEY_WORDS.has(text)) {
      money = true;
      next += 1;
    } else if (next > at && LINKS.has(text)) next += 1;
    else break;
  }
  return { next, money, ...(bound && { bound }) };
}

/** `30k`, `rs 30000`, `1 crore 20 lakh`. */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  let next = CURRENCY.has(textAt(tokens, at)) ? at + 1 : at;
  const first = partAt(tokens, next);
  if (!first) return undefined;
  let { value, unit } = first;
  next = first.next;
  for (let part = partAt(tokens, next); part && part.unit > 1 && part.unit < unit; part = partAt(tokens, next)) {
    value += part.value;
    next = part.next;
    unit = part.unit;
  }
  // "Four thousand five hundred".
  const rest = tokens[next]?.spoken && first.unit > 1 ? numberAt(tokens, next) : undefined;
  if (rest !== undefined && rest >= 100 && rest < 1000) {
    value += rest;
    next += 1;
  }
  while (CURRENCY.has(textAt(tokens, next))) next += 1;
  return { value: Math.round(value), unit: first.unit, next, ...(first.unit === 1 && { value }) };
}

function partAt(tokens: readonly Token[], at: number): Amount | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  const unit = Object.hasOwn(MONEY_UNITS, textAt(tokens, at + 1)) ? MONEY_UNITS[textAt(tokens, at + 1)] : undefined;
  return { value: number * (unit ?? 1), unit: unit ?? 1, next: at + (unit === undefined ? 1 : 2) };
}

function secondAmount(tokens: readonly Token[], at: number, bound: Bound | undefined): Amount | undefined {
  const word = textAt(tokens, at);
  if (!TO_WORDS.has(word) || (word === 'and' && bound !== 'between' && bound !== 'min')) return undefined;
  return amountAt(tokens, at + 1);
}

/** `20-25k` is 20 to 25 thousand. */
function sameUnit(low: Amount, high: Amount): readonly [Amount, Amount] {
  const shares = low.unit === 1 && high.unit > 1 && low.value < LEAST_BARE;
  return [shares ? { ...low, value: Math.round(low.value * high.unit), unit: high.unit } : low, high];
}
