import {
  comparable,
  letterMask,
  lettersMissing,
  mistakesAllowed,
  mistakesToPrefix,
  soundKey,
} from '@aangan/shared-kit/domain/place-text';
import { consonantKey, hasIndicScript, latinOf } from './indic-scripts.ts';

/** A name or alias, prepared once for comparison. */
export interface PreparedText {
  /** Words separated by one space. */
  readonly text: string;
  /** The text without spaces. */
  readonly tight: string;
  /** `tight` from the beginning of each word. */
  readonly starts: readonly string[];
  readonly sound: string;
  /** See `consonantKey`. */
  readonly consonants: string;
  readonly letters: number;
  /** `62` of Sector 62. A number is never a misspelling of another number. */
  readonly digits: string;
}

export interface PreparedHint extends PreparedText {
  readonly words: readonly string[];
  readonly mistakes: number;
  /** Whether it was typed in an Indian script. Such a hint is compared by its consonants. */
  readonly indic: boolean;
}

/**
 * How well a hint matches a text, best first. Whole name or first words; beginning of the text;
 * beginning of a later word; inside a word; same sound; up to three mistakes. 0 is no match.
 */
export const FIT = { whole: 9, beginning: 8, word: 7, within: 6, sound: 5, oneMistake: 4, none: 0 } as const;

/** Below this many letters, a match inside a word means nothing. */
const SHORTEST_WITHIN = 3;
const SHORTEST_SOUND = 4;
const SHORTEST_CONSONANTS = 3;
/** A mistake in the first letter is rare, so only longer hints may have one. */
const SHORTEST_WITH_WRONG_FIRST = 6;

export function prepareText(raw: string): PreparedText {
  const text = comparable(raw);
  const words = text.split(' ');
  const tight = words.join('');
  const starts = words.map((_, at) => words.slice(at).join(''));
  return {
    text,
    tight,
    starts,
    sound: soundKey(tight),
    consonants: consonantKey(text),
    letters: letterMask(tight),
    digits: tight.replace(/\D/g, ''),
  };
}

export function prepareHint(raw: string): PreparedHint {
  const indic = hasIndicScript(raw);
  const prepared = prepareText(indic ? latinOf(raw) : raw);
  return {
    ...prepared,
    indic,
    words: prepared.text.split(' ').filter(Boolean),
    mistakes: mistakesAllowed(prepared.tight.length),
  };
}

/** How well the hint matches the text, without corrections. */
export function fitOf(hint: PreparedHint, text: PreparedText): number {
  if (hint.tight === '') return FIT.none;
  if (hint.indic) return fitByConsonants(hint, text);
  // Spellings of one sound differ in up to three letters (ksh, x). With more missing letters nothing below can match.
  if (lettersMissing(hint.letters, text.letters) > 3) return saysMore(hint, text) ? FIT.within : FIT.none;
  if (text.text === hint.text || text.text.startsWith(`${hint.text} `) || text.tight === hint.tight) return FIT.whole;
  if (text.tight.startsWith(hint.tight)) return FIT.beginning;
  if (text.text.includes(` ${hint.text}`) || everyWordBegins(hint.words, text.text)) return FIT.word;
  if (hint.tight.length >= SHORTEST_WITHIN && text.tight.includes(hint.tight)) return FIT.within;
  if (saysMore(hint, text)) return FIT.within;
  if (hint.sound.length >= SHORTEST_SOUND && text.sound.startsWith(hint.sound)) return FIT.sound;
  return FIT.none;
}

/** How well a hint of an Indian script matches. Shorter keys than three only match as a whole. */
function fitByConsonants({ consonants: wanted }: PreparedHint, { consonants }: PreparedText): number {
  if (wanted === '') return FIT.none;
  if (consonants === wanted) return FIT.whole;
  if (wanted.length < SHORTEST_CONSONANTS) return FIT.none;
  if (consonants.startsWith(wanted)) return FIT.beginning;
  return consonants.length >= SHORTEST_CONSONANTS && wanted.startsWith(consonants) ? FIT.within : FIT.none;
}

/** How well the hint, with up to `limit` typing mistakes, matches the beginning of the text or of one of its words. */
export function fitWithMistakes(hint: PreparedHint, text: PreparedText, limit: number): number {
  const allowed = Math.min(hint.mistakes, limit);
  if (hint.indic || allowed === 0 || lettersMissing(hint.letters, text.letters) > allowed) return FIT.none;
  if (!text.digits.startsWith(hint.digits)) return FIT.none;
  let fewest = allowed + 1;
  for (const start of text.starts) {
    if (mayBegin(hint.tight, start)) fewest = Math.min(fewest, mistakesToPrefix(hint.tight, start, allowed));
  }
  return fewest > allowed ? FIT.none : FIT.oneMistake + 1 - fewest;
}

/**
 * Whether two words share their first letter or, in longer hints, have one mistake there. A cheap check that avoids
 * most comparisons.
 */
function mayBegin(hint: string, start: string): boolean {
  const [h0, h1, s0, s1] = [hint[0], hint[1], start[0], start[1]];
  if (h0 === s0) return true;
  return hint.length >= SHORTEST_WITH_WRONG_FIRST && (h1 === s1 || h1 === s0 || h0 === s1);
}

/** Whether each word of the hint begins a word of the text: "layout hsr" matches "hsr layout". */
function everyWordBegins(words: readonly string[], text: string): boolean {
  return words.length > 1 && words.every((word) => text.startsWith(word) || text.includes(` ${word}`));
}

/** Whether the hint contains the whole text: "koramangala 5th block" and "koramangala". */
function saysMore(hint: PreparedHint, text: PreparedText): boolean {
  return text.tight.length >= SHORTEST_WITHIN && hint.text.startsWith(`${text.text} `);
}
