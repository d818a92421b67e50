import {
  AMENITIES,
  AVAILABILITIES,
  BHK_TYPES,
  BUILDING_STAGES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FLOOR_BANDS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  POSTERS,
  PREFERRED_TENANTS,
  SORT_ORDERS,
} from '../domain/listing-options.ts';
import type { ListingSearch } from '../domain/listing-search.ts';
import { FACINGS } from '../domain/posting/posting-options.ts';
import { type QueryTexts, queryTexts } from './search-aliases.ts';
import { boundsText } from './search-area.ts';
import type { Preset } from './search-words.ts';

type Found = Partial<ListingSearch>;

/** One key of the query with its parser and its writer; unset filters are not written. */
interface QueryKey {
  readonly key: string;
  /** Search fields that the key sets. */
  readonly fields: readonly (keyof ListingSearch)[];
  read(text: string): Found;
  write(search: ListingSearch): string;
}

/** Any of several values, in their canonical order: `bhk=BHK2,BHK3`. */
function several<Field extends ListField>(key: Field, values: readonly ListingSearch[Field][number][]): QueryKey {
  return {
    key,
    fields: [key],
    read: (text) => ({ [key]: values.filter((value) => text.split(',').includes(value)) }),
    write: (search) => search[key].join(','),
  };
}

type ListField = {
  [Key in keyof ListingSearch]: ListingSearch[Key] extends readonly string[] ? Key : never;
}[Exclude<keyof ListingSearch, 'localities'>] &
  string;

/** One of several values: `availability=immediate`. */
function oneOf(key: keyof ListingSearch, values: readonly string[], usual = ''): QueryKey {
  return {
    key,
    fields: [key],
    read: (text) => (values.includes(text) ? { [key]: text } : {}),
    write: (search) => (search[key] === usual ? '' : String(search[key] ?? '')),
  };
}

/** A toggle: `withPhotos=true`. */
function flag(key: 'withPhotos' | 'confirmed'): QueryKey {
  return {
    key,
    fields: [key],
    read: (text) => ({ [key]: text === 'true' || text === '1' }),
    write: (search) => (search[key] ? 'true' : ''),
  };
}

/** From and to: `budget=15000-40000`, `budget=-40000`. */
function span(key: string, least: 'minPrice' | 'minArea', most: 'maxPrice' | 'maxArea'): QueryKey {
  return {
    key,
    fields: [least, most],
    read: (text) => {
      const [, from = '', to = ''] = /^(\d{0,12})-(\d{0,12})$/.exec(text) ?? [];
      return { ...(from && { [least]: Number(from) }), ...(to && { [most]: Number(to) }) };
    },
    write: (search) =>
      search[least] === undefined && search[most] === undefined ? '' : `${search[least] ?? ''}-${search[most] ?? ''}`,
  };
}

function number(key: string, field: 'bathrooms' | 'maxAge' | 'radiusKm'): QueryKey {
  return {
    key,
    fields: [field],
    read: (text) => (/^\d{1,4}(?:\.\d{1,4})?$/.test(text) ? { [field]: Number(text) } : {}),
    write: (search) => String(search[field] ?? ''),
  };
}

/** A text without validation; fittingSearch validates it. */
function text(key: string, field: 'society' | 'near' | 'stations' | 'commute' | 'polygon'): QueryKey {
  return { key, fields: [field], read: (value) => ({ [field]: value }), write: (search) => search[field] ?? '' };
}

const bbox: QueryKey = {
  key: 'bbox',
  fields: ['bounds'],
  read: (text) => {
    const [south, west, north, east, ...rest] = text.split(',').map(Number);
    const complete = south !== undefined && west !== undefined && north !== undefined && east !== undefined;
    return complete && rest.length === 0 ? { bounds: { south, west, north, east } } : {};
  },
  write: ({ bounds }) => (bounds ? boundsText(bounds) : ''),
};

/** Every key of a search's query, in canonical order. */
const KEYS: readonly QueryKey[] = /* @__PURE__ */ [
  several('bhk', BHK_TYPES),
  span('budget', 'minPrice', 'maxPrice'),
  oneOf('availability', AVAILABILITIES),
  several('furnishing', FURNISHINGS),
  several('parking', PARKINGS),
  several('tenants', PREFERRED_TENANTS),
  several('buildingTypes', BUILDING_TYPES),
  several('commercialTypes', COMMERCIAL_TYPE_KEYS),
  several('roomTypes', PG_ROOM_TYPES),
  oneOf('pgTenant', PG_TENANTS),
  oneOf('flatmateRoom', FLATMATE_ROOMS),
  oneOf('buildingStage', BUILDING_STAGES),
  span('area', 'minArea', 'maxArea'),
  number('bathrooms', 'bathrooms'),
  several('floors', FLOOR_BANDS),
  number('maxAge', 'maxAge'),
  several('facing', FACINGS),
  oneOf('postedBy', POSTERS),
  several('amenities', AMENITIES),
  flag('withPhotos'),
  flag('confirmed'),
  text('society', 'society'),
  text('near', 'near'),
  text('stations', 'stations'),
  number('radius', 'radiusKm'),
  text('commute', 'commute'),
  bbox,
  text('poly', 'polygon'),
  oneOf('sort', SORT_ORDERS, 'newest'),
];

const VIEW_KEYS = ['page', 'after', 'view'] as const;

/** Position in the results, in addition to the search. */
export interface SearchView {
  /** From 1. */
  readonly page: number;
  /** Cursor of the page, for speed; canonical addresses omit it. */
  readonly after?: string;
  /** The map beside the list, or the page of all filters. */
  readonly view?: 'map' | 'filters';
}

/** Last page that can be reached without a cursor: 10,020 listings. */
const LAST_PAGE = 334;

interface ReadQuery extends SearchView {
  readonly found: Found;
  /** Uses other sites' names or another order: the canonical address differs. */
  readonly untidy: boolean;
}

/** Parses a query; unknown or invalid keys are dropped. */
export function readQuery(params: URLSearchParams): ReadQuery {
  const { texts, aliased } = queryTexts(params);
  const found: Found = {};
  for (const { key, read } of KEYS) {
    const text = texts.get(key);
    if (text !== undefined) Object.assign(found, read(text));
  }
  const order = [...KEYS.map(({ key }) => key), ...VIEW_KEYS];
  const places = [...params.keys()].map((key) => order.indexOf(key)).filter((place) => place >= 0);
  const inOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  return { found, ...readView(texts), untidy: aliased || !inOrder };
}

function readView(texts: QueryTexts): SearchView {
  const page = Math.min(Math.max(Math.trunc(Number(texts.get('page'))) || 1, 1), LAST_PAGE);
  const after = texts.get('after');
  const view = texts.get('view');
  return {
    page,
    ...(after && page > 1 && /^[\w-]{1,200}$/.test(after) && { after }),
    ...((view === 'map' || view === 'filters') && { view }),
  };
}

/** The query of a search as pairs, in order, without what the path covers; also the hidden fields of a form. */
export function searchPairs(search: ListingSearch, preset: Preset = {}): [key: string, text: string][] {
  return KEYS.filter(({ fields }) => !fields.some((field) => field in preset))
    .map(({ key, write }): [string, string] => [key, write(search)])
    .filter(([, text]) => text !== '');
}

export function viewPairs({ page, after, view }: SearchView): [key: string, text: string][] {
  return [
    ...(page > 1 ? [['page', String(page)] satisfies [string, string]] : []),
    ...(page > 1 && after ? [['after', after] satisfies [string, string]] : []),
    ...(view ? [['view', view] satisfies [string, string]] : []),
  ];
}
