import { resolveCity } from '../cities.ts';
import { comparable, letterMask, soundKey } from '../place-text.ts';
import type { PlaceIndex, PlaceName, PreparedName } from './understanding.ts';
import { isKnownWord } from './vocabulary.ts';

const KIND_ORDER = { locality: 0, landmark: 1, metro: 2, society: 3 } as const;
/** Words at the end of a name that people leave out. */
const GENERIC_ENDS =
  /(?: (?:hospital|mall|university|college|school|tech park|it park|layout|road|railway station|metro station|station|campus|city|industrial area|industrial estate|institutional area|group of institutions|business park|medical college|engineering college|college of engineering))+$/;
/** First words that many places share. */
const GENERIC_STARTS = new Set(
  'sector government national delhi international new old city district modern central saint indian institute public railway college school hospital phase block south north east west noida greater phoenix inorbit united'.split(
    ' ',
  ),
);
const ENDS_ALONE = /(?:^| )(airport|railway station|mihan)$/;
const SHORTEST_SOUND = 5;
const SHORTEST_FIRST_WORD = 5;

/** The index of a city's places; the same on server and browser. */
export function placeIndex(city: string, places: readonly PlaceName[]): PlaceIndex {
  const names = places.filter((place) => place.city === city).flatMap(namesOf);
  const exact = best(names, ({ tight }) => tight);
  const whole = names.filter(({ part }) => part < 2);
  const byLetter = new Map<string, PreparedName[]>();
  for (const name of whole) {
    const letter = name.tight.charAt(0);
    const list = byLetter.get(letter);
    if (list) list.push(name);
    else byLetter.set(letter, [name]);
  }
  return {
    city,
    exact,
    stations: best(
      names.filter(({ place }) => place.kind === 'metro'),
      ({ tight }) => tight,
    ),
    sounds: best(
      whole.filter(({ tight }) => tight.length >= SHORTEST_SOUND),
      ({ tight }) => soundOf(tight),
    ),
    byLetter,
  };
}

/** How letters sound, and the digits. */
export function soundOf(tight: string): string {
  return soundKey(tight);
}

function namesOf(place: PlaceName): PreparedName[] {
  const prepared = new Map<string, PreparedName>();
  const add = (text: string, part: number) => {
    const tight = text.replaceAll(' ', '');
    const common = part > 1 && (isKnownWord(text) || text.length < 3 || /^\d+$/.test(text));
    if (tight && !common && !prepared.has(tight))
      prepared.set(tight, { place, tight, letters: letterMask(tight), part, unsure: false });
  };
  const texts = [place.name, ...place.aliases].map(comparable);
  for (const [at, text] of texts.entries()) add(text, at === 0 ? 0 : 1);
  if (place.kind === 'society') return [...prepared.values()];
  for (const text of texts) {
    const local = withoutCity(text, place.city);
    if (local !== text) add(local, 2);
    const short = local.replace(GENERIC_ENDS, '');
    if (short !== local && !GENERIC_STARTS.has(short)) add(short, 2);
    const words = text.split(' ');
    if (words.length === 2) add([...words].reverse().join(' '), 2);
    const [, end] = ENDS_ALONE.exec(local) ?? [];
    if (end && place.kind === 'landmark') add(end, 2);
    const [first = '', second] = local.split(' ');
    if (second !== undefined && first.length >= SHORTEST_FIRST_WORD && !GENERIC_STARTS.has(first)) add(first, 3);
  }
  return [...prepared.values()];
}

/** "Fortis Hospital Noida" is "fortis hospital" in Noida. */
function withoutCity(text: string, city: string): string {
  const known = resolveCity(city);
  for (const name of known ? [known.name, ...known.aliases] : []) {
    const words = comparable(name);
    if (text.startsWith(`${words} `)) return text.slice(words.length + 1);
    if (text.endsWith(` ${words}`)) return text.slice(0, -words.length - 1);
  }
  return text;
}

/** The best name of each key: whole names before parts, localities before the rest. Equal ones are unsure. */
function best(names: readonly PreparedName[], key: (name: PreparedName) => string): Map<string, PreparedName> {
  const chosen = new Map<string, PreparedName>();
  const rank = ({ part, place }: PreparedName) => (part < 2 ? 0 : part) * 10 + KIND_ORDER[place.kind];
  for (const name of names) {
    const known = chosen.get(key(name));
    if (!known || rank(name) < rank(known)) chosen.set(key(name), name);
    else if (rank(name) === rank(known) && name.place.id !== known.place.id)
      chosen.set(key(name), { ...known, unsure: true });
  }
  return chosen;
}
