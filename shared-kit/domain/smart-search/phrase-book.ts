import type { Token } from './tokens.ts';

interface Phrase<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

/** Phrases by their first word, the longest first. */
export type PhraseBook<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;

/** A phrase book from rows of phrases, `lift|elevator`, and their value. */
export function phraseBook<Value>(rows: readonly (readonly [phrases: string, value: Value])[]): PhraseBook<Value> {
  const book = new Map<string, Phrase<Value>[]>();
  for (const [phrases, value] of rows) {
    for (const phrase of phrases.split('|')) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      book.set(
        first,
        [...(book.get(first) ?? []), { words, value }].sort((one, other) => other.words.length - one.words.length),
      );
    }
  }
  return book;
}

/** The longest phrase at a position. */
export function phraseAt<Value>(
  book: PhraseBook<Value>,
  tokens: readonly Token[],
  at: number,
): { readonly value: Value; readonly length: number } | undefined {
  const phrase = book
    .get(tokens[at]?.text ?? '')
    ?.find(({ words }) => words.every((word, index) => tokens[at + index]?.text === word));
  return phrase && { value: phrase.value, length: phrase.words.length };
}

/** All words of a book, for corrections of typing mistakes. */
export function wordsOf(book: PhraseBook<unknown>): string[] {
  return [...book.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words));
}
