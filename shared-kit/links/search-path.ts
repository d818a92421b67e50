import { resolveCity } from '../domain/cities.ts';
import type { ListingCategory } from '../domain/listing-category.ts';
import type { ListingSearch } from '../domain/listing-search.ts';
import { readLocalities, readPlace, writePlace } from './search-place.ts';
import { type Preset, presetOf } from './search-words.ts';

/** The search that a path alone describes. */
export interface AddressedSearch {
  readonly category: ListingCategory;
  /** Absent where the path names no place: `/property/rent`. */
  readonly city?: string;
  readonly localities: readonly string[];
  readonly near?: string;
  readonly preset: Preset;
}

/** `/property/…` and `/new-property/…` by what follows. Source: product-and-plans, section 2 (listing pages). */
const PROPERTY_SEGMENTS: Readonly<Record<string, ListingCategory>> = {
  rent: 'RENT',
  sale: 'BUY',
  buy: 'BUY',
  pg: 'PG',
  plot: 'PLOT',
  'commercial/rent': 'COMMERCIAL_RENT',
  'commercial/buy': 'COMMERCIAL_BUY',
  'commercial/sale': 'COMMERCIAL_BUY',
};

/**
 * The search-engine families: the prefix of an address and its category. A longer prefix comes before its own prefix.
 * The words after it are filters, see search-words. Source: product-and-plans, section 2 (search-engine paths).
 */
const FAMILIES: readonly (readonly [prefix: string, category: ListingCategory])[] = [
  ['flats-for-sale', 'BUY'],
  ['properties-for-sale', 'BUY'],
  // We have no bank auctions: the page says so and shows homes for sale.
  ['bank-auction-properties', 'BUY'],
  ['office-space-for-sale', 'COMMERCIAL_BUY'],
  ['commercial-shops-for-sale', 'COMMERCIAL_BUY'],
  ['industrial-shed-for-sale', 'COMMERCIAL_BUY'],
  ['office-space-for-rent', 'COMMERCIAL_RENT'],
  ['rent-office', 'COMMERCIAL_RENT'],
  ['rent-commercial', 'COMMERCIAL_RENT'],
  ['rent-warehouse-godown', 'COMMERCIAL_RENT'],
  ['rent-coworking', 'COMMERCIAL_RENT'],
  ['rent-industrial', 'COMMERCIAL_RENT'],
  ['pg', 'PG'],
  ['roommates', 'SHARED'],
  ['flats-for-rent', 'RENT'],
  ['properties-for-lease', 'RENT'],
];

export const BANK_AUCTION_PREFIX = '/bank-auction-properties';

/** Parses a path of a listing page; undefined for any other path. */
export function readPath(pathname: string): AddressedSearch | undefined {
  const text = decoded(pathname)
    ?.toLowerCase()
    .replace(/^\/|\/$/g, '');
  if (text === undefined) return undefined;
  const property = /^(?:new-)?property\/(.+)$/.exec(text)?.[1];
  return property === undefined ? readSearchEnginePath(text) : readPropertyPath(property);
}

/** `rent/chennai/adyar`, `commercial/rent/bangalore/indiranagar,koramangala`, `rent`. */
function readPropertyPath(text: string): AddressedSearch | undefined {
  const segments = text.split('/');
  const length = segments[0] === 'commercial' ? 2 : 1;
  const category = PROPERTY_SEGMENTS[segments.slice(0, length).join('/')];
  const [cityText, localityText = '', ...rest] = segments.slice(length);
  if (!category || rest.length > 0) return undefined;
  if (cityText === undefined) return { category, localities: [], preset: {} };
  const city = resolveCity(cityText);
  return city && { category, city: city.slug, localities: readLocalities(localityText), preset: {} };
}

/** `2-bhk-flats-for-rent-in-koramangala_bangalore`, `pg-near-manyata-tech-park_bangalore`, `rent-villa-in-pune`. */
function readSearchEnginePath(text: string): AddressedSearch | undefined {
  if (text.includes('/')) return undefined;
  const family = FAMILIES.find(([prefix]) => text === prefix || text.startsWith(`${prefix}-`));
  const beginning =
    family?.[0] ?? /^.+?-for-rent(?=-|$)|^rent-(?:independent-house|builder-floor|[^-]+)/.exec(text)?.[0];
  if (beginning === undefined) return undefined;
  const [, before = '', joint, place = ''] = /^(.*?)-(in|near)-(.+)$/.exec(text) ?? [
    undefined,
    beginning,
    undefined,
    text.slice(beginning.length + 1),
  ];
  const preset = presetOf(before);
  const category = family?.[1] ?? (preset.commercialTypes ? 'COMMERCIAL_RENT' : 'RENT');
  if (place === '') return { category, localities: [], preset };
  const found = readPlace(place);
  if (!found) return undefined;
  const [near] = found.localities;
  return joint === 'near' && near
    ? { category, city: found.city, localities: [], near, preset }
    : { category, ...found, preset };
}

/** The canonical path of each search, the most specific row first. Filters of the preset are left out of the query. */
const WRITTEN: readonly (readonly [category: ListingCategory, head: string, preset: Preset])[] = [
  ['RENT', '1-rk-flats-for-rent', { bhk: ['RK1'] }],
  ['RENT', '1-bhk-flats-for-rent', { bhk: ['BHK1'] }],
  ['RENT', '2-bhk-flats-for-rent', { bhk: ['BHK2'] }],
  ['RENT', '3-bhk-flats-for-rent', { bhk: ['BHK3'] }],
  ['RENT', '4-bhk-flats-for-rent', { bhk: ['BHK4'] }],
  ['RENT', '4-plus-bhk-flats-for-rent', { bhk: ['BHK4PLUS'] }],
  ['RENT', 'independent-house-for-rent', { buildingTypes: ['IH'] }],
  ['RENT', 'builder-floor-for-rent', { buildingTypes: ['IF'] }],
  ['RENT', 'flats-for-rent', {}],
  ['BUY', 'flats-for-sale', {}],
  ['PG', 'pg-for-girls', { pgTenant: 'female' }],
  ['PG', 'pg-for-boys', { pgTenant: 'male' }],
  ['PG', 'pg', {}],
  ['SHARED', 'roommates', {}],
  ['COMMERCIAL_RENT', 'office-space-for-rent', { commercialTypes: ['OFFICE_SPACE'] }],
  ['COMMERCIAL_RENT', 'rent-commercial-shop', { commercialTypes: ['SHOP'] }],
  ['COMMERCIAL_RENT', 'rent-coworking-space', { commercialTypes: ['COWORKING'] }],
  ['COMMERCIAL_RENT', 'rent-warehouse-godown', { commercialTypes: ['GODOWN_WAREHOUSE'] }],
  ['COMMERCIAL_RENT', 'rent-industrial-shed', { commercialTypes: ['INDUSTRIAL_SHED'] }],
  ['COMMERCIAL_BUY', 'office-space-for-sale', { commercialTypes: ['OFFICE_SPACE'] }],
  ['COMMERCIAL_BUY', 'commercial-shops-for-sale', { commercialTypes: ['SHOP'] }],
  ['COMMERCIAL_BUY', 'industrial-shed-for-sale', { commercialTypes: ['INDUSTRIAL_SHED'] }],
];

/** For searches without a search-engine address. */
const PLAIN: Partial<Record<ListingCategory, string>> = {
  PLOT: 'plot',
  COMMERCIAL_RENT: 'commercial/rent',
  COMMERCIAL_BUY: 'commercial/buy',
};

/** The path of a search, and the filters that it covers. */
export function writePath(search: ListingSearch): { readonly path: string; readonly preset: Preset } {
  const { category, near, localities, city } = search;
  const row = WRITTEN.find(([of, , preset]) => of === category && fits(search, preset));
  const nearPg = category === 'PG' && near !== undefined && localities.length === 0 && row?.[1] === 'pg';
  if (nearPg) return { path: `/pg-near-${near}_${city}`, preset: {} };
  if (row) return { path: `/${row[1]}-in-${writePlace(search)}`, preset: row[2] };
  const parts = ['/property', PLAIN[category], city, localities.join(',')];
  return { path: parts.filter(Boolean).join('/'), preset: {} };
}

/** Whether the search has exactly the values of the preset. */
function fits(search: ListingSearch, preset: Preset): boolean {
  return Object.entries(preset).every(
    ([field, value]) => String(search[field as keyof Preset] ?? '') === String(value),
  );
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
