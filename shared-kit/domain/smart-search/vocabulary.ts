import { mistakesBetween } from '../place-text.ts';
import { wordsOf } from './phrase-book.ts';
import { PHRASES, WHO } from './phrases.ts';

/** Words without meaning for a search. */
const IGNORED_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'a an the i we my our me us you your is am are be been was will would should can could want wants wanted wanting need needs needed needing ' +
    'looking look searching search find finding show get give seeking seek require required requirement requirements interested please pls plz kindly hi hello hey sir madam dear ' +
    'some any something someone in at on of for to with and or by from near under over within around but also then so that this these those it its there here have has having had ' +
    'flat flats house houses home homes property properties ghar makan place accommodation accomodation stay staying live living move moving shift shifting unit room rooms one bhk hall kitchen ' +
    'good nice best great decent cheap affordable low cost budget friendly reasonable small big large new well urgent possible prefer preferred preferably preferable must should only just at least ok okay fine allowed accepted required included available wanted also too very much more less no not yes ' +
    'price rent amount total side area locality location society complex colony building tower block options option type kind proper negotiable loan ' +
    'chahiye chaiye chahie chaahiye hai hain ho hona hoga mujhe mujhko hame humko hum mera meri mere hamara hamare ek koi ka ki ke ko me mein main mai pe par se tak aur ya bhi liye lie wala wali wale wala walo saath sath ander andar paas pass bina accha acha achha sasta rahna rehna rehne rahne lena leni dhund dhoondh raha rahe rahi hu hoon dekh dekhna batao dikhao milega mil jaye jayega kar do bas yaar bhai ji plzz thoda kam jyada zyada ' +
    'x km kms walk walking minutes minute min mins distance drive expat doctor patient elderly working single own direct facing floor preference bath sharing water maintenance including excluding plus extra charges per month rs rupees rupaye inr lpa ' +
    'about what where when how who which if than as do does did let first work job office near nearby anywhere somewhere up down out into like love budget-friendly looking for friendly'
  ).split(/\s+/),
);

const CUE_WORDS =
  'under below upto maximum minimum within around about approx between budget price rent deposit floor facing bathroom bathrooms bedroom bedrooms january february march april june july august september october november december immediately thousand hazaar crore lakhs people persons sharing occupancy months years square family';

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...wordsOf(PHRASES),
  ...wordsOf(WHO),
  ...CUE_WORDS.split(' '),
]);
const SHORTEST_CORRECTED = 5;
const CORRECTABLE: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ byFirstLetter(
  [...KNOWN].filter((word) => word.length >= SHORTEST_CORRECTED),
);

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.charAt(0);
    lists.set(letter, [...(lists.get(letter) ?? []), word]);
  }
  return lists;
}

export function isIgnoredWord(word: string): boolean {
  return IGNORED_WORDS.has(word);
}

/** A word of the grammar itself, so no distinct part of a place's name. */
export function isKnownWord(word: string): boolean {
  return KNOWN.has(word) || IGNORED_WORDS.has(word);
}

/** The word of the grammar that a mistyped word means, if one is near enough. */
export function correctedWord(word: string): string | undefined {
  if (word.length < SHORTEST_CORRECTED || isKnownWord(word)) return undefined;
  const limit = word.length < 8 ? 1 : 2;
  let nearest: string | undefined;
  let fewest = limit + 1;
  for (const known of CORRECTABLE.get(word.charAt(0)) ?? []) {
    const mistakes = mistakesBetween(word, known, limit);
    if (mistakes < fewest) {
      fewest = mistakes;
      nearest = known;
    }
  }
  return nearest;
}
