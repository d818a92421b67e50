import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  BHK_LABELS,
  type CommercialTypeKey,
  FURNISHING_LABELS,
  PG_TENANT_LABELS,
} from '@aangan/shared-kit/domain/listing-options';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { titleCase } from '@aangan/shared-kit/domain/slug';

type Places = SearchAnswer['places'];

/** The default noun of a heading, when no filter makes it more specific. */
const NOUNS = {
  RENT: 'flats for rent',
  BUY: 'flats for sale',
  PG: 'PG',
  SHARED: 'flatmates and shared flats',
  PLOT: 'plots for sale',
  COMMERCIAL_RENT: 'commercial spaces for rent',
  COMMERCIAL_BUY: 'commercial spaces for sale',
} as const satisfies Record<ListingCategory, string>;

const BUILDINGS = {
  AP: 'apartments',
  IH: 'independent houses',
  IF: 'builder floors',
  SB: 'flats',
  GC: 'flats',
} as const;

const COMMERCIAL = {
  OFFICE_SPACE: 'office spaces',
  COWORKING: 'co-working spaces',
  RESTAURANT_OR_CAFE: 'restaurant and cafe spaces',
  SHOP: 'shops',
  SHOWROOM: 'showrooms',
  INDUSTRIAL_BUILDING: 'industrial buildings',
  INDUSTRIAL_SHED: 'industrial sheds',
  GODOWN_WAREHOUSE: 'godowns and warehouses',
  OTHER_BUSINESS: 'business spaces',
} as const satisfies Record<CommercialTypeKey, string>;

/** Display name of the searched city. */
export function cityName(slug: string): string {
  return cityBySlug(slug)?.name ?? titleCase(slug);
}

/** `Koramangala, Bangalore`, `HSR Layout and BTM Layout, Bangalore`, `near MG Road, Bangalore`, `Pune`. */
function placeWords(search: ListingSearch, places: Places): string {
  const point = places.find(({ kind }) => kind === 'landmark' || kind === 'metro');
  const names = places.filter((place) => place !== point).map(({ name }) => name);
  const city = cityName(search.city);
  if (names.length > 0) return `in ${listed(names)}, ${city}`;
  return point ? `near ${point.name}, ${city}` : `in ${city}`;
}

/** `2 BHK flats for rent in Koramangala, Bangalore`. */
export function searchWords(search: ListingSearch, places: Places): string {
  const size = listed(search.bhk.map((type) => BHK_LABELS[type]));
  return [size, nounWords(search), placeWords(search, places)].filter(Boolean).join(' ');
}

/** The same words, capitalised as a heading: `Flats for rent in Pune`. */
export function resultsHeading(search: ListingSearch, places: Places): string {
  return sentence(searchWords(search, places));
}

function nounWords({ category, buildingTypes, commercialTypes, furnishing, pgTenant }: ListingSearch): string {
  const noun: string = NOUNS[category];
  const [building, ...otherBuildings] = buildingTypes;
  const [type, ...otherTypes] = commercialTypes;
  const [state, ...otherStates] = furnishing;
  const furnished = state && otherStates.length === 0 ? `${FURNISHING_LABELS[state].toLowerCase()} ` : '';
  if (pgTenant) return `PG for ${PG_TENANT_LABELS[pgTenant].toLowerCase()}`;
  if (building && otherBuildings.length === 0) return furnished + noun.replace(/^flats/, BUILDINGS[building]);
  if (type && otherTypes.length === 0) {
    return furnished + noun.replace('commercial spaces', COMMERCIAL[type]);
  }
  return furnished + noun;
}

/** `128 homes for rent`, `1,000+ plots for sale`, `1 shared flat`. */
export function countWords(category: ListingCategory, { value, capped }: SearchAnswer['total']): string {
  const { singular, plural } = CATEGORY_FACTS[category];
  return `${groupDigits(value)}${capped ? '+' : ''} ${value === 1 && !capped ? singular : plural}`;
}

/** `1 BHK, 2 BHK and 3 BHK`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
