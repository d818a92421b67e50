const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A count in words with its noun: 'a plant', 'two plants'. */
export function countWord(count: number, noun: string, plural = `${noun}s`): string {
  if (count === 1) return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  return `${NUMBERS[count] ?? String(count)} ${plural}`;
}

/** A noun with its article: 'an arched window'. */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
