import { comparable, mistakesAllowed, mistakesToPrefix } from '@aangan/shared-kit/domain/place-text';
import type { HelpText } from './help-text.ts';

/** How much a word counts, by where it is. */
const WEIGHTS = { title: 3, words: 2, summary: 1 } as const;

/** How well a typed word fits one of an article. */
const FIT = { same: 1, beginning: 0.8, mistyped: 0.5 } as const;

/** Words that questions have, and that say nothing about their subject. */
const EMPTY_WORDS = new Set(
  'a about an and are at be but can cannot did do does for from get had has have how i if in is it me my no not of on or that the this to too want was what when where which why will with you your'.split(
    ' ',
  ),
);

/** Letters from which on a beginning of a word counts. */
const SHORTEST_BEGINNING = 3;

/** Share of the typed words that an article must have. */
const LEAST_SHARE = 0.5;

/**
 * The articles that answer a question, the best first. A word counts by where it is, how well it fits, and how few
 * articles have it.
 */
export function findArticles<Text extends Omit<HelpText, 'id' | 'blocks'>>(
  question: string,
  texts: readonly Text[],
  most = 8,
): Text[] {
  const asked = [...new Set(wordsOf(question))];
  if (asked.length === 0) return [];
  const scores = texts.map((text) => asked.map((word) => scoreOf(word, text)));
  const rarity = asked.map((_, at) => 1 / Math.max(1, scores.filter((row) => (row[at] ?? 0) > 0).length));
  return texts
    .map((text, index) => {
      const row = scores[index] ?? [];
      const found = row.filter((score) => score > 0).length;
      return { text, found, score: row.reduce((sum, score, at) => sum + score * (rarity[at] ?? 0), 0) };
    })
    .filter(({ found, score }) => score > 0 && found >= asked.length * LEAST_SHARE)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ text }) => text);
}

function wordsOf(text: string): string[] {
  return comparable(text)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}

function scoreOf(typed: string, text: Pick<HelpText, 'title' | 'words' | 'summary'>): number {
  return Math.max(
    ...(['title', 'words', 'summary'] as const).map(
      (part) => WEIGHTS[part] * Math.max(0, ...wordsOf(text[part]).map((word) => fitOf(typed, word))),
    ),
  );
}

function fitOf(typed: string, word: string): number {
  if (typed === word) return FIT.same;
  if (typed.length >= SHORTEST_BEGINNING && (word.startsWith(typed) || typed.startsWith(`${word}s`)))
    return FIT.beginning;
  const allowed = Math.min(mistakesAllowed(typed.length), mistakesAllowed(word.length));
  return allowed > 0 && mistakesToPrefix(typed, word, allowed) <= allowed ? FIT.mistyped : 0;
}
