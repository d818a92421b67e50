import { type Found, type Meaning, OR_WORDS, textAt } from './found.ts';
import { phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';

const NOT_BEFORE = new Set(['no', 'not', 'without', 'avoid', 'except', 'never', 'bina', 'dont', 'excluding', 'nahi']);
/** Between the negation and what it denies: "not on the ground floor". */
const LINKS = new Set(['in', 'on', 'the', 'a', 'any', 'want', 'at', 'near', 'facing', 'like']);
const NOT_AFTER = /* @__PURE__ */ phraseBook<'unwanted' | 'unneeded'>([
  [
    'nahi|nahin|nai|mat|nahi chahiye|nahin chahiye|nai chahiye|not wanted|not allowed|na ho|nahi chaiye|mat dikhao|not ok|nahi hona chahiye',
    'unwanted',
  ],
  [
    'not needed|not required|not necessary|not must|ki zaroorat nahi|zaroori nahi|jaruri nahi|optional|not mandatory',
    'unneeded',
  ],
]);

/** What can be unwanted. Of anything else "no" means that the person does not need it. */
const DENIABLE: ReadonlySet<Meaning['kind']> = new Set(['floor', 'facing', 'place', 'buildingType']);

/** The meanings with what is denied: marked as such, or without a meaning when it is only not needed. */
export function withNegations(tokens: readonly Token[], found: readonly Found[]): Found[] {
  const free = new Set(tokens.map((_, at) => at));
  for (const { from, to } of found) for (let at = from; at < to; at += 1) free.delete(at);
  const marked: Found[] = [];
  for (const one of found) {
    let before = one.from - 1;
    while (free.has(before) && LINKS.has(textAt(tokens, before))) before -= 1;
    const denied = free.has(before) && NOT_BEFORE.has(textAt(tokens, before));
    const after = free.has(one.to) ? phraseAt(NOT_AFTER, tokens, one.to) : undefined;
    const whole = { ...one, from: denied ? before : one.from, to: one.to + (after?.length ?? 0) };
    for (let at = whole.from; at < whole.to; at += 1) free.delete(at);
    marked.push(denied || after || alsoDenied(tokens, marked.at(-1), one) ? negated(one, whole, after?.value) : one);
  }
  return marked;
}

/** "Not on ground floor or top floor". */
function alsoDenied(tokens: readonly Token[], last: Found | undefined, { from, meaning }: Found): boolean {
  return (
    last?.negated === true &&
    last.meaning.kind === meaning.kind &&
    from === last.to + 1 &&
    OR_WORDS.has(textAt(tokens, last.to))
  );
}

function negated(one: Found, whole: Found, after: 'unwanted' | 'unneeded' | undefined): Found {
  if (after !== 'unneeded' && DENIABLE.has(one.meaning.kind)) return { ...whole, negated: true };
  if (after || SWITCHABLE.has(one.meaning.kind))
    return { from: whole.from, to: whole.to, meaning: { kind: 'noise', value: true } };
  return one;
}

/** Kinds that "no" before them takes away: "no gym", but not "no, 2 bhk". */
const SWITCHABLE: ReadonlySet<Meaning['kind']> = new Set([
  'amenity',
  'feature',
  'parking',
  'pets',
  'gated',
  'meals',
  'food',
  'who',
  'category',
  'sharing',
]);

/** Marks places and others of one kind that are joined by "or". */
export function withAlternatives(tokens: readonly Token[], found: readonly Found[]): Found[] {
  const marked = new Set<number>();
  for (const [at, one] of found.entries()) {
    const next = found[at + 1];
    if (next?.meaning.kind !== one.meaning.kind || next.from !== one.to + 1) continue;
    const word = textAt(tokens, one.to);
    if (!OR_WORDS.has(word) || word === 'and' || word === 'aur') continue;
    marked.add(at).add(at + 1);
  }
  return found.map((one, at) => (marked.has(at) ? { ...one, alternative: true } : one));
}
