import sanscript from '@indic-transliteration/sanscript';

/** Scripts in which people type names of places, with the first and the last of their characters. */
const SCRIPTS = [
  { scheme: 'devanagari', letters: /[\u0900-\u097f]+/g },
  { scheme: 'bengali', letters: /[\u0980-\u09ff]+/g },
  { scheme: 'gujarati', letters: /[\u0a80-\u0aff]+/g },
  { scheme: 'tamil', letters: /[\u0b80-\u0bff]+/g },
  { scheme: 'telugu', letters: /[\u0c00-\u0c7f]+/g },
  { scheme: 'kannada', letters: /[\u0c80-\u0cff]+/g },
  { scheme: 'malayalam', letters: /[\u0d00-\u0d7f]+/g },
] as const;

const JOINERS = /[\u200c\u200d]/g;

/** ड़ and ढ़ are heard and spelled as r. */
const FLAPS = /[\u0921\u0922]\u093c|[\u095c\u095d]/g;

/** Compass words of Indian languages as transliterated, and how addresses in English say them. */
const TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pashchima?|meyrku|padamara)\b/g, 'west'],
  [/\b(?:purva?|kizhakku|turpu)\b/g, 'east'],
  [/\b(?:uttara?|vadakku)\b/g, 'north'],
  [/\b(?:dakshina?|terku)\b/g, 'south'],
];

/** Whether a text has letters of an Indian script. */
export function hasIndicScript(text: string): boolean {
  return /[\u0900-\u0d7f]/.test(text);
}

/** The text in Latin letters: कोरमंगला becomes koramangala. Words that are Latin already stay. */
export function latinOf(text: string): string {
  let latin = text.replace(JOINERS, '').replace(FLAPS, '\u0930');
  for (const { scheme, letters } of SCRIPTS) {
    latin = latin.replace(letters, (word) =>
      plain(sanscript.t(scheme === 'tamil' ? soft(word) : word, scheme, 'iast')),
    );
  }
  return TRANSLATED.reduce((words, [word, translation]) => words.replace(word, translation), latin);
}

/** A transliteration without diacritics, in the letters of English: c is ch, ś and ṣ are sh, ṃ is n or m. */
function plain(iast: string): string {
  return iast
    .replace(/ṃ(?![pbm]|$)/g, 'n')
    .replace(/c/g, 'ch')
    .replace(/[śṣ]/g, 'sh')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Tamil doubles a consonant to make it hard, which the transliteration reads as two soft ones. */
function soft(word: string): string {
  return word.replace(/([\u0b95-\u0bb9])\u0bcd\1/g, '$1');
}

/** Spellings of one group of consonants. Scripts and languages disagree on voice, breath and place within a group. */
const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/ga(?:onv?|mva?|nva?)$/, 'kn'],
  [/tech$/, 'tk'],
  [/ck|qu?|c(?![hieyc])/g, 'k'],
  [/x/g, 'ks'],
  [/t?ch|jh?|sh?|z(?:h(?=[aeiou]))?/g, 'c'],
  [/[pb]h?|f/g, 'p'],
  [/[kg]h?/g, 'k'],
  [/[td]h?/g, 't'],
  [/[aeo]w(?![aeiouy])/g, 'a'],
  [/w/g, 'v'],
  [/(?<=.)y|h/g, ''],
];

/**
 * The consonants of a name as groups of similar sounds, with a first vowel as `a`: the same for names in Latin letters
 * and in Indian scripts. Koramangala and कोरमंगला are both `krmnkl`.
 * @param text words separated by one space, as of `comparable`
 */
export function consonantKey(text: string): string {
  const words = text
    .split(' ')
    .map((word) => CONSONANTS.reduce((key, [spelling, group]) => key.replace(spelling, group), word));
  const key = words.join('');
  return (/^[aeiou]/.test(key) ? 'a' : '') + key.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
