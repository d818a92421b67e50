import type { NameMatch } from './landlord-rules.ts';

/** Words before a name that say nothing about who it is. */
const TITLES = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SRI', 'SMT', 'KUM', 'PROF', 'M', 'S']);

/** A word that both names have must be as long as this to count. */
const TELLING_LETTERS = 3;

/**
 * Compares the name that a payer typed with the one of the bank. `same`: the same words in any order. `close`: one has
 * more words, or initials for words. `differs`: no word of three letters is in both, or a word contradicts.
 */
export function comparePayeeNames(typed: string, registered: string): NameMatch {
  const [mine, theirs] = [wordsOf(typed), wordsOf(registered)];
  if (mine.length === 0 || theirs.length === 0) return 'differs';
  if (sorted(mine) === sorted(theirs)) return 'same';
  const [fewer, more] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  const left = [...more];
  let telling = false;
  for (const word of [...fewer].sort((a, b) => b.length - a.length)) {
    const at = left.findIndex((other) => other === word || isInitial(word, other) || isInitial(other, word));
    if (at < 0) return 'differs';
    telling ||= left[at] === word && word.length >= TELLING_LETTERS;
    left.splice(at, 1);
  }
  return telling ? 'close' : 'differs';
}

function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  const [first = '', ...rest] = words;
  return rest.length > 0 && TITLES.has(first) && first.length > 1 ? rest : words;
}

function isInitial(short: string, long: string): boolean {
  return short.length === 1 && long.startsWith(short);
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
