import { CITIES, type CitySlug } from '../cities.ts';
import { comparable, mistakesBetween } from '../place-text.ts';
import { type Found, type Reader, textAt } from './found.ts';
import { type Token, tokensOf } from './tokens.ts';
import { LONGEST_TEXT } from './understanding.ts';
import { isKnownWord } from './vocabulary.ts';

/** People say so; it belongs to Greater Noida. */
const WESTERN_NOIDA = ['Noida Extension', 'Noida Extn', 'Noida West', 'Greater Noida West'];

const NAMES: ReadonlyMap<string, CitySlug> = /* @__PURE__ */ new Map(
  CITIES.flatMap(({ slug, name, aliases }) =>
    [name, ...aliases, ...(slug === 'greater-noida' ? WESTERN_NOIDA : [])].map(
      (text) => [comparable(text).replaceAll(' ', ''), slug] as const,
    ),
  ),
);
/** Together with these a city's name is another place: Mumbai Naka is in Nashik. */
const NAME_GOES_ON = new Set(['naka', 'extension', 'extn', 'road', 'highway', 'gate']);
const MOST_WORDS = 3;
const SHORTEST_MISTYPED = 6;

/** A city by name or alias; a mistyped one is a guess. */
export const readCity: Reader = (tokens, at) => {
  let tight = '';
  let found: Found | undefined;
  for (let length = 1; length <= MOST_WORDS && at + length <= tokens.length; length += 1) {
    tight += textAt(tokens, at + length - 1);
    const city = NAMES.get(tight);
    if (city && !NAME_GOES_ON.has(textAt(tokens, at + length)))
      found = { from: at, to: at + length, meaning: { kind: 'city', value: city } };
  }
  return found ?? mistypedCity(tokens, at);
};

function mistypedCity(tokens: readonly Token[], at: number): Found | undefined {
  const word = textAt(tokens, at);
  if (word.length < SHORTEST_MISTYPED || NAMES.has(word) || isKnownWord(word) || tokens[at]?.value !== undefined)
    return undefined;
  for (const [name, city] of NAMES) {
    if (name[0] === word[0] && mistakesBetween(word, name, 1) <= 1) {
      return { from: at, to: at + 1, meaning: { kind: 'city', value: city }, guess: true };
    }
  }
  return undefined;
}

/** The first city that a text names, so that its places can be loaded before it is understood. */
export function namedCity(text: string): CitySlug | undefined {
  const tokens = tokensOf(text.slice(0, LONGEST_TEXT));
  let guess: CitySlug | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readCity(tokens, at, { today: '' });
    if (found?.meaning.kind !== 'city') continue;
    if (!found.guess) return found.meaning.value;
    guess ??= found.meaning.value;
  }
  return guess;
}
