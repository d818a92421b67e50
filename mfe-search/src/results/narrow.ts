import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { placeOnlySearch } from '@aangan/shared-kit/links/search';
import type { Place } from '@aangan/shared-kit/ui/place-box';

type SearchField = keyof ListingSearch;

/** The search with some fields reset to no choice. */
export function without(search: ListingSearch, ...fields: readonly SearchField[]): ListingSearch {
  const saved = Object.entries(search).filter(([field]) => !fields.some((each) => each === field));
  return { ...emptySearch(search.category, search.city), ...Object.fromEntries(saved) };
}

/** The search with one field set; undefined resets it. */
export function withField<Field extends SearchField>(
  search: ListingSearch,
  field: Field,
  value: ListingSearch[Field] | undefined,
): ListingSearch {
  return value === undefined ? without(search, field) : { ...search, [field]: value };
}

type Relaxation = SearchAnswer['relaxations'][number];

const NUMBERS: readonly string[] = ['minPrice', 'maxPrice', 'minArea', 'maxArea', 'radiusKm', 'bathrooms', 'maxAge'];

/** The search with a relaxation that the API suggests. */
export function relaxed(search: ListingSearch, { field, value }: Relaxation): ListingSearch {
  const base = without(search, field as SearchField);
  return value === '' || !NUMBERS.includes(field) ? base : { ...base, [field]: Number(value) };
}

/** The places of a search in the form of the place box. */
export function placesInSearch({ localities, society, near }: ListingSearch, known: SearchAnswer['places']): Place[] {
  return known.filter(({ slug }) => localities.includes(slug) || slug === society || slug === near);
}

/** The search in the whole city. */
export function anywhere(search: ListingSearch): ListingSearch {
  return without(search, 'localities', 'society', 'near', 'stations', 'radiusKm', 'bounds', 'polygon');
}

/**
 * The search in other places. The last picked place decides: a landmark or station is searched by radius, and a society
 * as a whole. Another city resets the search.
 */
export function inPlaces(search: ListingSearch, places: readonly Place[]): ListingSearch {
  const placeless = anywhere(search);
  const last = places.at(-1);
  if (!last) return placeless;
  const city = last.kind === 'city' ? last.slug : (last.city ?? search.city);
  if (city !== search.city)
    return inPlaces({ ...without(placeless, 'commute'), city }, last.kind === 'city' ? [] : [last]);
  if (last.kind === 'city') return placeless;
  if (last.kind === 'society') return { ...placeless, society: last.slug };
  if (last.kind !== 'locality') return { ...placeless, near: last.slug };
  return { ...placeless, localities: places.filter(({ kind }) => kind === 'locality').map(({ slug }) => slug) };
}

/** The search with its place and order, and without filters. */
export function unfiltered(search: ListingSearch): ListingSearch {
  return { ...placeOnlySearch(search), sort: search.sort };
}
