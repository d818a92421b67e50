/** Words that no text on the site may hold, in English and romanised Hindi. Compared as whole words. */
const ABUSIVE_WORDS = [
  ...['bastard', 'bastards', 'bitch', 'bullshit', 'cunt', 'fuck', 'fucked', 'fucker', 'fucking', 'motherfucker'],
  ...['asshole', 'shit', 'slut', 'whore', 'bhenchod', 'behenchod', 'bhosdike', 'chutiya', 'chutiye', 'gandu'],
  ...['haramkhor', 'haramzada', 'harami', 'kamina', 'kamine', 'kutiya', 'madarchod', 'randi', 'saala', 'saale'],
] as const;

const PATTERN = new RegExp(`(?<!\\p{L})(?:${ABUSIVE_WORDS.join('|')})(?!\\p{L})`, 'iu');

/** The first abusive word of a text; undefined without one. */
export function abusiveWord(text: string): string | undefined {
  return PATTERN.exec(text)?.[0];
}
