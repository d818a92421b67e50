import type { PlaceSuggestion } from '@aangan/shared-kit/contracts/places';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  FIT,
  fitOf,
  fitWithMistakes,
  type PreparedHint,
  type PreparedText,
  prepareHint,
  prepareText,
} from './suggest-match.ts';

export interface SuggestPlace extends Omit<PlaceSuggestion, 'count'> {
  readonly aliases: readonly string[];
  /** PIN code; empty if it is not known. */
  readonly pin: string;
  readonly counts: Readonly<Partial<Record<ListingCategory, number>>>;
}

interface Entry {
  readonly place: SuggestPlace;
  readonly texts: readonly PreparedText[];
  readonly allCategories: number;
}

/**
 * Every place by city, prepared for comparison. Cities are in a list of their own, because they are found from
 * anywhere.
 */
interface SuggestIndex {
  readonly cities: readonly Entry[];
  readonly byCity: ReadonlyMap<string, readonly Entry[]>;
}

export interface SuggestQuestion {
  readonly hint: string;
  /** City slug; without it all cities are searched. */
  readonly city?: string | undefined;
  /** Ranks by counts of this category; without it by all. */
  readonly category?: ListingCategory | undefined;
  /** Leaves out societies, or everything else. */
  readonly only?: 'location' | 'building' | undefined;
  readonly size: number;
  /** Also finds the name in other cities, if the city has nothing of it. */
  readonly elsewhere?: boolean | undefined;
}

interface NamedCity {
  readonly city: Entry;
  readonly rest: PreparedHint;
}

interface Hit {
  readonly entry: Entry;
  readonly fit: number;
  readonly exact: boolean;
}

const KIND_ORDER = { city: 0, locality: 1, metro: 2, landmark: 2, society: 3 } as const satisfies Record<
  SuggestPlace['kind'],
  number
>;

/** Share of the result that one kind may fill while other kinds have matches too. */
const KIND_SHARE = { city: 1, locality: 0.6, metro: 0.3, landmark: 0.3, society: 0.4 } as const satisfies Record<
  SuggestPlace['kind'],
  number
>;

/** A PIN code, or its beginning, is typed with a space in it or without. */
const PIN = /^[1-9]\d{2,5}$/;

/** With this many good matches no corrected spellings are added. */
const GOOD_HITS_ENOUGH = 5;
/** Inside a city, a few letters more probably mean a locality than another city. */
const SHORTEST_FOR_CITY = 4;

export function buildSuggestIndex(places: readonly SuggestPlace[]): SuggestIndex {
  const cities: Entry[] = [];
  const byCity = new Map<string, Entry[]>();
  for (const place of places) {
    const entry = {
      place,
      texts: textsOf(place).map(prepareText),
      allCategories: Object.values(place.counts).reduce((sum, count) => sum + count, 0),
    };
    if (place.kind === 'city') cities.push(entry);
    else {
      const ofCity = byCity.get(place.city);
      if (ofCity) ofCity.push(entry);
      else byCity.set(place.city, [entry]);
    }
  }
  return { cities, byCity };
}

/**
 * Places for the typed text, best first. Matches at the beginning come before matches inside, and those before
 * corrected spellings. Ties go by kind (city, locality, metro and landmark, society), then by active listings.
 */
export function suggest(index: SuggestIndex, question: SuggestQuestion): PlaceSuggestion[] {
  const hint = prepareHint(question.hint);
  if (hint.tight === '') return [];
  if (PIN.test(hint.tight)) {
    const ofPin = placesOfPin(index, hint.tight, question);
    if (ofPin.length > 0) return ofPin;
  }
  const entries = entriesOf(index, question);
  const cities = question.only === 'building' ? [] : index.cities;
  const named = cityNamed(index, hint);
  const hits = new Map<Entry, Hit>();
  const keep = (found: readonly Hit[]) => {
    for (const hit of found) if (hit.fit > (hits.get(hit.entry)?.fit ?? FIT.none)) hits.set(hit.entry, hit);
  };

  keep(hitsOf(hint, entries));
  if (hits.size === 0 && question.elsewhere && question.city !== undefined) {
    keep(hitsOf(hint, entriesOf(index, { ...question, city: undefined })).filter(({ fit }) => fit >= FIT.word));
  }
  // Consonants alone confuse a locality of the city with another city: Goregaon and Gurgaon.
  if (!(hint.indic && hits.size > 0)) {
    keep(hitsOf(hint, cities).filter(({ fit }) => cityFits(fit, hint, question)));
  }
  if (named) {
    const elsewhere = question.city !== undefined && question.city !== named.city.place.slug;
    if (elsewhere && cities.length > 0) keep([{ entry: named.city, fit: FIT.within, exact: false }]);
    else if (!elsewhere) keep(hitsOf(named.rest, entriesOf(index, { ...question, city: named.city.place.slug })));
  }
  if (hits.size < GOOD_HITS_ENOUGH) {
    const limit = hits.size > 0 ? 1 : hint.mistakes;
    keep(nearest([...guessesOf(hint, entries, limit), ...guessesOf(hint, cities, limit)]));
  }
  if (hits.size === 0 && named) {
    keep(nearest(guessesOf(named.rest, entriesOf(index, { ...question, city: named.city.place.slug }), 3)));
  }
  return mixed([...hits.values()].sort(byRank(question.category)), question.size).map(({ entry }) =>
    suggestionOf(entry, question.category),
  );
}

/** Localities of a PIN code or its beginning, those of the city first. A PIN code is of one city, whichever is chosen. */
function placesOfPin(index: SuggestIndex, pin: string, { city, category, only, size }: SuggestQuestion) {
  const rank = byRank(category);
  return entriesOf(index, { only, hint: pin, size })
    .filter(({ place }) => place.kind === 'locality' && place.pin.startsWith(pin))
    .map((entry): Hit => ({ entry, fit: entry.place.city === city ? FIT.whole : FIT.beginning, exact: false }))
    .sort(rank)
    .slice(0, size)
    .map(({ entry }) => suggestionOf(entry, category));
}

function textsOf({ kind, name, aliases }: SuggestPlace): string[] {
  return kind === 'metro' ? [name, ...aliases, `${name} metro station`] : [name, ...aliases];
}

function entriesOf({ byCity }: SuggestIndex, { city, only }: SuggestQuestion): readonly Entry[] {
  const entries = city === undefined ? [...byCity.values()].flat() : (byCity.get(city) ?? []);
  return only ? entries.filter(({ place }) => (place.kind === 'society') === (only === 'building')) : entries;
}

function hitsOf(hint: PreparedHint, entries: readonly Entry[]): Hit[] {
  return bestFits(entries, (text) => fitOf(hint, text)).map(({ entry, fit }) => {
    const exact = entry.texts.some((text) => text.text === hint.text);
    // "indira" more probably means Indiranagar than the society Indira Heights.
    const firstWordOfSociety = entry.place.kind === 'society' && fit === FIT.whole && !exact;
    return { entry, fit: firstWordOfSociety ? FIT.beginning : fit, exact };
  });
}

function guessesOf(hint: PreparedHint, entries: readonly Entry[], limit: number): Hit[] {
  return bestFits(entries, (text) => fitWithMistakes(hint, text, limit)).map((hit) => ({ ...hit, exact: false }));
}

function bestFits(entries: readonly Entry[], fitTo: (text: PreparedText) => number) {
  const hits: { entry: Entry; fit: number }[] = [];
  for (const entry of entries) {
    let best: number = FIT.none;
    for (const text of entry.texts) best = Math.max(best, fitTo(text));
    if (best > FIT.none) hits.push({ entry, fit: best });
  }
  return hits;
}

/** Corrected spellings with at most one mistake more than the nearest. */
function nearest(guesses: readonly Hit[]): Hit[] {
  const best = guesses.reduce((most, { fit }) => Math.max(most, fit), 0);
  return guesses.filter(({ fit }) => fit >= best - 1);
}

function cityFits(fit: number, hint: PreparedHint, { city }: SuggestQuestion): boolean {
  return fit >= FIT.beginning && (city === undefined || hint.tight.length >= SHORTEST_FOR_CITY);
}

/** Splits "andheri mumbai" or "gurugram sector 45" into the city, by its longest name, and the rest of the hint. */
function cityNamed({ cities }: SuggestIndex, hint: PreparedHint): NamedCity | undefined {
  let named: { city: Entry; name: string; rest: string } | undefined;
  for (const city of cities) {
    for (const { text } of city.texts) {
      if (text === hint.text) return undefined;
      if (text.length <= (named?.name.length ?? 0)) continue;
      if (hint.text.endsWith(` ${text}`)) named = { city, name: text, rest: hint.text.slice(0, -text.length) };
      else if (hint.text.startsWith(`${text} `)) named = { city, name: text, rest: hint.text.slice(text.length) };
    }
  }
  return named && { city: named.city, rest: prepareHint(named.rest) };
}

function byRank(category: ListingCategory | undefined) {
  return (a: Hit, b: Hit): number =>
    b.fit - a.fit ||
    KIND_ORDER[a.entry.place.kind] - KIND_ORDER[b.entry.place.kind] ||
    Number(b.exact) - Number(a.exact) ||
    countOf(b.entry, category) - countOf(a.entry, category) ||
    a.entry.place.name.localeCompare(b.entry.place.name) ||
    a.entry.place.id.localeCompare(b.entry.place.id);
}

/** The first `size` matches. No kind takes more than its share unless the others leave space. */
function mixed(ranked: readonly Hit[], size: number): Hit[] {
  const room = new Map<string, number>();
  const within = ranked.filter(({ entry: { place } }) => {
    const taken = room.get(place.kind) ?? 0;
    room.set(place.kind, taken + 1);
    return taken < Math.max(1, Math.ceil(size * KIND_SHARE[place.kind]));
  });
  const chosen = new Set(within.slice(0, size));
  for (const hit of ranked) if (chosen.size < size) chosen.add(hit);
  return ranked.filter((hit) => chosen.has(hit));
}

function countOf({ place, allCategories }: Entry, category: ListingCategory | undefined): number {
  return category === undefined ? allCategories : (place.counts[category] ?? 0);
}

function suggestionOf(entry: Entry, category: ListingCategory | undefined): PlaceSuggestion {
  const { kind, id, slug, name, subtitle, city, latitude, longitude } = entry.place;
  return { kind, id, slug, name, subtitle, city, latitude, longitude, count: countOf(entry, category) };
}
