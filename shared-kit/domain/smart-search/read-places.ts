import { letterMask, lettersMissing, mistakesBetween } from '../place-text.ts';
import { type Found, numberAt, OR_WORDS, type ReadContext, textAt } from './found.ts';
import { LONGEST_RADIUS_KM, type NearCue, nearCue } from './near-cue.ts';
import { type PhraseBook, phraseAt, phraseBook } from './phrase-book.ts';
import { soundOf } from './place-index.ts';
import type { Token } from './tokens.ts';
import type { PlaceIndex, PreparedName, WantedPlace } from './understanding.ts';

const MOST_WORDS = 6;
/** Short forms inside names of places. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  sec: 'sector',
  sect: 'sector',
  sectr: 'sector',
  ph: 'phase',
  rd: 'road',
  ngr: 'nagar',
  nagr: 'nagar',
  blk: 'block',
  stn: 'station',
  extn: 'extension',
  ext: 'extension',
  univ: 'university',
  hosp: 'hospital',
};
const NEAR_AFTER: PhraseBook<true> = /* @__PURE__ */ phraseBook<true>([
  [
    'ke paas|ke pass|k paas|k pass|ke nazdeek|ke najdik|ke kareeb|ke aas paas|ke aaspaas|paas|nearby|ke bagal|ke nearby|ke samne|ke peeche',
    true,
  ],
]);
const METRO_WORDS: PhraseBook<true> = /* @__PURE__ */ phraseBook<true>([['metro station|metro stn|metro', true]]);
const DIRECTIONS = new Set(['east', 'west', 'north', 'south', 'e', 'w']);
const PARTS = new Set([
  'sector',
  'phase',
  'block',
  'stage',
  'pocket',
  'extension',
  'main',
  'cross',
  'road',
  'side',
  'area',
  'locality',
]);
/** A number before these counts something. */
const NUMBERED_WORDS =
  /^(?:bhk|rk|k|lakhs?|lacs?|cr|crores?|hazaa?r|thousand|bed\w*|rooms?|kamr[ae]|sharing|boys|girls|log|people)$/;
/** What a name may go on with: the place of that name is another one than the locality. */
const GOES_ON: PhraseBook<true> = /* @__PURE__ */ phraseBook<true>([
  [
    'it park|tech park|business park|midc|hospital|mall|college|university|school|airport|railway station|station|bus stand',
    true,
  ],
]);

interface NamedAt {
  readonly name: PreparedName;
  readonly length: number;
  readonly sounded?: boolean;
}

/** Places, and nearness to any metro station. */
export function readPlace(tokens: readonly Token[], at: number, context: ReadContext): Found | undefined {
  const near = nearCue(tokens, at);
  const metro = phraseAt(METRO_WORDS, tokens, near.next);
  if (metro) {
    const to = near.next + metro.length;
    const after = near.next > at ? 0 : (phraseAt(NEAR_AFTER, tokens, to)?.length ?? nearAtEnd(tokens, to));
    return { from: at, to: to + after, meaning: { kind: 'metroNear', value: radius(near.radiusKm) } };
  }
  const { places } = context;
  if (!places) return undefined;
  const named = placeNameAt(tokens, near.next, places) ?? continuedAt(tokens, near.next, places);
  return named && foundPlace(tokens, at, near, named, places, false);
}

/** The place that mistyped words mean; `covered` says which tokens have a meaning already. */
export function readMistypedPlace(
  tokens: readonly Token[],
  at: number,
  places: PlaceIndex,
  covered: (at: number) => boolean,
): Found | undefined {
  let best: { name: PreparedName; length: number; mistakes: number; unsure: boolean } | undefined;
  let tight = '';
  for (let length = 1; length <= 3; length += 1) {
    if (at + length > tokens.length || covered(at + length - 1)) break;
    tight += expanded(textAt(tokens, at + length - 1));
    if (tight.length < 5) continue;
    const limit = tight.length < 6 ? 1 : tight.length < 9 ? 2 : 3;
    const letters = letterMask(tight);
    const digits = digitsOf(tight);
    for (const name of places.byLetter.get(tight.charAt(0)) ?? []) {
      // Cheap comparisons first: most names differ in length or in letters.
      if (Math.abs(name.tight.length - tight.length) > limit || lettersMissing(letters, name.letters) > limit) continue;
      if (digitsOf(name.tight) !== digits) continue;
      const mistakes = mistakesBetween(tight, name.tight, limit);
      const share = mistakes / tight.length;
      if (mistakes > limit || share > 0.25) continue;
      const better = !best || mistakes - length * 0.5 < best.mistakes - best.length * 0.5;
      if (better) best = { name, length, mistakes, unsure: false };
      else if (best && mistakes === best.mistakes && length === best.length && name.place.id !== best.name.place.id)
        best.unsure = true;
    }
  }
  if (!best) return undefined;
  let from = at;
  const before = nearBefore(tokens, at);
  if (before !== undefined) from = before;
  return foundPlace(
    tokens,
    from,
    { next: at, near: before !== undefined },
    { name: best.name, length: best.length },
    places,
    true,
  );
}

/** Where a near phrase begins that ends right before a position. */
function nearBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let start = Math.max(0, at - 7); start < at; start += 1) if (nearCue(tokens, start).next === at) return start;
  return undefined;
}

function radius(radiusKm: number | undefined) {
  return radiusKm === undefined ? {} : { radiusKm };
}

function expanded(word: string): string {
  return Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The longest name at a position: as written, else as it sounds. */
export function placeNameAt(tokens: readonly Token[], at: number, places: PlaceIndex): NamedAt | undefined {
  const keys: string[] = [];
  for (let length = 1, tight = ''; length <= MOST_WORDS && at + length <= tokens.length; length += 1) {
    tight += expanded(textAt(tokens, at + length - 1));
    keys.push(tight);
  }
  for (let length = keys.length; length >= 1; length -= 1) {
    const key = keys[length - 1] ?? '';
    const metro = phraseAt(METRO_WORDS, tokens, at + length);
    const station = metro && places.stations.get(key);
    if (station) return { name: station, length: length + metro.length };
    const name = places.exact.get(key);
    // The 2 of "Ahinsa Khand 2 BHK" counts rooms.
    const counts = NUMBERED_WORDS.test(textAt(tokens, at + length)) && tokens[at + length - 1]?.value !== undefined;
    const shorter = counts && places.exact.get(keys[length - 2] ?? '');
    if (name && !shorter && !isSectorOfCity(name, key, places)) return { name, length };
  }
  const swapped =
    numberAt(tokens, at) !== undefined && expanded(textAt(tokens, at + 1)) === 'sector'
      ? places.exact.get(`sector${textAt(tokens, at)}`)
      : undefined;
  if (swapped) return { name: swapped, length: 2 };
  for (let length = Math.min(keys.length, 4); length >= 1; length -= 1) {
    const key = keys[length - 1] ?? '';
    const name = key.length >= 5 ? places.sounds.get(soundOf(key)) : undefined;
    if (!name || digitsOf(name.tight) !== digitsOf(key) || isSectorOfCity(name, key, places)) continue;
    return { name, length, sounded: true };
  }
  return undefined;
}

/** "Noida Sector 62" is the sector and not its station, unless "metro" follows. */
function isSectorOfCity(name: PreparedName, key: string, places: PlaceIndex): boolean {
  return name.place.kind === 'metro' && name.part === 0 && key.startsWith(places.city);
}

/** The `51` of "sector 50 or 51". */
function continuedAt(tokens: readonly Token[], at: number, places: PlaceIndex): NamedAt | undefined {
  if (!OR_WORDS.has(textAt(tokens, at - 1)) || tokens[at - 2]?.value === undefined) return undefined;
  const length =
    tokens[at]?.value !== undefined ? 1 : tokens[at + 1]?.value !== undefined && tokens[at + 1]?.glued ? 2 : 0;
  if (length === 0 || NUMBERED_WORDS.test(textAt(tokens, at + length))) return undefined;
  const current = tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join('');
  for (const start of [at - 3, at - 4]) {
    const prefix = expanded(textAt(tokens, start));
    const name = prefix && places.exact.get(`${prefix}${current}`);
    if (name) return { name, length };
  }
  return undefined;
}

function foundPlace(
  tokens: readonly Token[],
  from: number,
  cue: NearCue,
  { name, length, sounded }: NamedAt,
  places: PlaceIndex,
  mistyped: boolean,
): Found {
  const { place } = name;
  let to = cue.next + length;
  to += restOfName(tokens, to, place.kind, places);
  const goesOn = phraseAt(GOES_ON, tokens, to);
  to += goesOn?.length ?? 0;
  const other = goesOn !== undefined && place.kind === 'locality';
  const distance = cue.near ? undefined : distanceAfter(tokens, to);
  to = distance?.next ?? to;
  const after = cue.near ? undefined : (phraseAt(NEAR_AFTER, tokens, to)?.length ?? nearAtEnd(tokens, to));
  to += after ?? 0;
  const radiusKm = cue.radiusKm ?? distance?.radiusKm;
  const near =
    cue.near ||
    radiusKm !== undefined ||
    other ||
    (after ?? 0) > 0 ||
    place.kind === 'landmark' ||
    place.kind === 'metro';
  const value: WantedPlace = {
    id: place.id,
    kind: place.kind,
    slug: place.slug,
    name: place.name,
    city: place.city,
    relation: near ? 'near' : 'in',
    ...radius(radiusKm),
  };
  const shortPart = name.part === 3 && (name.tight.length < 6 || place.kind === 'metro');
  return {
    from,
    to,
    meaning: { kind: 'place', value },
    guess: mistyped || other || name.unsure || shortPart || sounded === true,
  };
}

/** `se 3 km ke andar`, `within 3 km`, `so something within 3 km` after a place. */
function distanceAfter(tokens: readonly Token[], at: number): { next: number; radiusKm: number } | undefined {
  let within = at;
  while (['so', 'something', 'anything', 'somewhere', 'or', 'and'].includes(textAt(tokens, within))) within += 1;
  if (textAt(tokens, within) === 'within' && nearCue(tokens, within).next === within) {
    const km = numberAt(tokens, within + 1);
    if (km === undefined || km <= 0 || km > LONGEST_RADIUS_KM || !/^kms?$/.test(textAt(tokens, within + 2)))
      return undefined;
    return { next: within + (textAt(tokens, within + 3) === 'radius' ? 4 : 3), radiusKm: km };
  }
  const number = textAt(tokens, at) === 'se' ? numberAt(tokens, at + 1) : undefined;
  if (number === undefined || number <= 0 || number > LONGEST_RADIUS_KM || !/^kms?$/.test(textAt(tokens, at + 2)))
    return undefined;
  let next = at + 3;
  while (['ke', 'ki', 'andar', 'tak', 'door', 'me', 'mein', 'doori', 'par'].includes(textAt(tokens, next))) next += 1;
  return { next, radiusKm: number };
}

/** `near` after a place, when nothing follows that it could belong to. */
function nearAtEnd(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  return textAt(tokens, at) === 'near' && (next === undefined || next.value !== undefined) ? 1 : 0;
}

/** `west` of "Borivali west", `5th block` of "Koramangala 5th block", `sector 7` of "Rohini sector 7". */
function restOfName(tokens: readonly Token[], at: number, kind: WantedPlace['kind'], places: PlaceIndex): number {
  if (kind !== 'locality' || placeNameAt(tokens, at, places)) return 0;
  const word = expanded(textAt(tokens, at));
  const facing = /^(?:facing|or|ya|face|east|west)$/.test(textAt(tokens, at + 1));
  if (DIRECTIONS.has(word) && !facing) return 1;
  if (tokens[at]?.ordinal && ['block', 'stage', 'phase', 'cross', 'main', 'sector'].includes(textAt(tokens, at + 1)))
    return 2;
  const number = numberAt(tokens, at + 1);
  if (PARTS.has(word) && number !== undefined && !['side', 'area', 'locality', 'road'].includes(word)) return 2;
  return word === 'side' || word === 'area' ? 1 : 0;
}
