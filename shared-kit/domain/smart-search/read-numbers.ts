import { boundAfter, boundBefore } from './bounds.ts';
import { type Found, numberAt, type Reader, TO_WORDS, textAt } from './found.ts';
import { amountAt } from './read-budget.ts';
import type { Token } from './tokens.ts';

const DEPOSIT_WORDS = new Set(['deposit', 'deposite', 'deposits', 'advance', 'security deposit', 'pagdi']);
const MONTHS = new Set(['month', 'months', 'mahine', 'mahina', 'mnths', 'mths']);
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'saal', 'sal']);
const BATHS = new Set(['bath', 'baths', 'bathroom', 'bathrooms', 'washroom', 'washrooms', 'toilet', 'toilets']);
const OF_DEPOSIT = new Set([
  'of',
  'is',
  'max',
  'maximum',
  'upto',
  'under',
  'below',
  'within',
  'only',
  'not',
  'more',
  'than',
  'security',
  'less',
  'around',
]);

/** `deposit max 2 lakhs`, `2 months deposit`, `50k deposit`. */
export const readDeposit: Reader = (tokens, at) => {
  const leading = leadingWords(tokens, at, OF_DEPOSIT, DEPOSIT_WORDS);
  const amount = amountAt(tokens, leading.next);
  if (!amount) return undefined;
  const months = amount.unit === 1 && amount.value <= 12 && MONTHS.has(textAt(tokens, amount.next));
  let to = months ? amount.next + 1 : amount.next;
  if (months && ['rent', 'ka', 'ki', 'of'].includes(textAt(tokens, to)) && leading.named) to += 1;
  const after = boundAfter(tokens, to);
  if (after && leading.named) to += after.length;
  if (!leading.named) {
    let word = to;
    while (['security', 'ka', 'ki', 'of', 'as'].includes(textAt(tokens, word))) word += 1;
    if (!DEPOSIT_WORDS.has(textAt(tokens, word))) return undefined;
    to = word + 1;
    if (leadsOn(tokens, word)) return undefined;
    const bound = boundAfter(tokens, to);
    to += bound?.length ?? 0;
  }
  if (!months && amount.unit === 1 && amount.value < 500) return undefined;
  return {
    from: at,
    to,
    meaning: { kind: 'deposit', value: months ? { maxMonths: amount.value } : { max: amount.value } },
  };
};

/** Whether the word "deposit" belongs to the amount after it: "rent 20k, deposit 50k". */
function leadsOn(tokens: readonly Token[], at: number): boolean {
  const amount = amountAt(tokens, leadingWords(tokens, at, OF_DEPOSIT, DEPOSIT_WORDS).next);
  return amount !== undefined && (amount.unit > 1 || amount.value >= 500 || MONTHS.has(textAt(tokens, amount.next)));
}

/** Words before an amount; `named` when one of `names` is among them. */
function leadingWords(tokens: readonly Token[], at: number, links: ReadonlySet<string>, names: ReadonlySet<string>) {
  let next = at;
  let named = false;
  for (let text = textAt(tokens, next); names.has(text) || links.has(text); text = textAt(tokens, next)) {
    named ||= names.has(text);
    next += 1;
  }
  return { next, named };
}

/** `less than 5 years old`, `not older than 10 years`, `max 10 years old building`. */
export const readAge: Reader = (tokens, at) => {
  const before = boundBefore(tokens, at);
  const start = at + (before?.length ?? 0);
  const years = numberAt(tokens, start);
  if (years === undefined || years > 100 || !YEARS.has(textAt(tokens, start + 1))) return undefined;
  const old = ['old', 'purana', 'age', 'purani'].includes(textAt(tokens, start + 2));
  const older = /(?:older|younger) than$/.test(
    tokens
      .slice(at, start)
      .map(({ text }) => text)
      .join(' '),
  );
  if (!old && !older) return undefined;
  let to = start + (old ? 3 : 2);
  if (['building', 'property', 'construction'].includes(textAt(tokens, to))) to += 1;
  const after = boundAfter(tokens, to);
  const min = (after?.value ?? before?.value) === 'min';
  return {
    from: at,
    to: to + (after?.length ?? 0),
    meaning: { kind: 'age', value: min ? { min: years } : { max: years } },
  };
};

/** `2 bathrooms`, `at least 2 baths`. */
export const readBathrooms: Reader = (tokens, at) => {
  const before = boundBefore(tokens, at);
  const start = at + (before?.length ?? 0);
  const count = numberAt(tokens, start);
  if (count === undefined || count < 1 || count > 6) return undefined;
  const word = ['attached', 'western', 'separate'].includes(textAt(tokens, start + 1)) ? start + 2 : start + 1;
  if (!BATHS.has(textAt(tokens, word))) return undefined;
  const after = boundAfter(tokens, word + 1);
  return { from: at, to: word + 1 + (after?.length ?? 0), meaning: { kind: 'bathrooms', value: Math.floor(count) } };
};

const STAY_WORDS = new Set(['stay', 'agreement', 'lease', 'contract', 'term', 'rental', 'rent', 'license', 'licence']);

/** `for 6 months`, `11 months`, `1 month stay`, `short stay 3 months`, `1 year lease`. */
export const readLease: Reader = (tokens, at) => {
  let start = at;
  while (
    ['for', 'short', 'term', 'stay', 'minimum', 'only', 'lease', 'around', 'long', 'of', 'atleast'].includes(
      textAt(tokens, start),
    )
  )
    start += 1;
  const cue = start > at;
  const one = numberAt(tokens, start);
  const another = TO_WORDS.has(textAt(tokens, start + 1)) ? numberAt(tokens, start + 2) : undefined;
  const unit = textAt(tokens, start + (another === undefined ? 1 : 3));
  const factor = MONTHS.has(unit) ? 1 : YEARS.has(unit) ? 12 : 0;
  if (one === undefined || factor === 0) return undefined;
  let to = start + (another === undefined ? 2 : 4);
  const named = STAY_WORDS.has(textAt(tokens, to)) || ['ke', 'stay', 'only'].includes(textAt(tokens, to));
  if (STAY_WORDS.has(textAt(tokens, to))) to += 1;
  else if (textAt(tokens, to) === 'ke' && textAt(tokens, to + 1) === 'liye') to += 2;
  const months = one * factor;
  if (!cue && !named && months !== 11) return undefined;
  if (months > 120) return undefined;
  const value = { min: months, max: (another ?? one) * factor };
  return { from: at, to, meaning: { kind: 'leaseMonths', value } } satisfies Found;
};
