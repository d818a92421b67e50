import { resolveCity } from '../domain/cities.ts';
import { DEFAULT_CATEGORY, LISTING_CATEGORIES, type ListingCategory } from '../domain/listing-category.ts';
import { emptySearch, type ListingSearch } from '../domain/listing-search.ts';
import { SEARCH_CONTEXT_PATH } from './search-context.ts';
import { fittingSearch } from './search-fields.ts';
import { type AddressedSearch, readPath, writePath } from './search-path.ts';
import { readLocalities } from './search-place.ts';
import { readQuery, type SearchView, searchPairs, viewPairs } from './search-query.ts';

/** The content of a listing page's address. */
interface SearchAddress extends SearchView {
  readonly search: ListingSearch;
  /** Uses other sites' names or another order of keys, so it redirects to `searchLink`. */
  readonly untidy: boolean;
}

/**
 * Parses the address of a listing page: all families of paths mean the same kind of search.
 * @param usualCity slug of the default city for addresses without one, such as `/property/rent`
 * @returns undefined when the path is no listing page or names an unknown city
 */
export function parseSearchAddress(
  pathname: string,
  params: URLSearchParams,
  usualCity?: string,
): SearchAddress | undefined {
  const onSearchPage = pathname === SEARCH_CONTEXT_PATH;
  const addressed = onSearchPage ? readSearchContext(params) : readPath(pathname);
  const city = addressed?.city ?? usualCity;
  if (!addressed || city === undefined) return undefined;
  const { found, untidy, ...view } = readQuery(params);
  const localities = params.get('localities');
  const search = fittingSearch({
    ...emptySearch(addressed.category, city),
    ...addressed.preset,
    ...(addressed.near && { near: addressed.near }),
    ...found,
    localities: localities ? readLocalities(localities) : addressed.localities,
  });
  return { search, ...view, untidy: !onSearchPage && (untidy || localities !== null) };
}

/** The search of an address, see {@link parseSearchAddress}. */
export function parseSearch(pathname: string, params: URLSearchParams, usualCity?: string): ListingSearch | undefined {
  return parseSearchAddress(pathname, params, usualCity)?.search;
}

/**
 * The canonical address of a search.
 * @example searchLink(search) //
 * /flats-for-rent-in-koramangala_bangalore?bhk=BHK2,BHK3&budget=15000-40000&sort=price_low
 */
export function searchLink(search: ListingSearch, at: number | Partial<SearchView> = 1): string {
  const fitting = fittingSearch(search);
  const { path, preset } = writePath(fitting);
  const view: SearchView = typeof at === 'number' ? { page: at } : { page: 1, ...at };
  const nearInPath = path.startsWith('/pg-near-');
  const pairs = searchPairs(fitting, preset).filter(([key]) => !(nearInPath && key === 'near'));
  // Values are lists of plain words and numbers, so they need no escaping.
  const query = [...pairs, ...viewPairs(view)].map(([key, text]) => `${key}=${text}`).join('&');
  return query ? `${path}?${query}` : path;
}

/** The canonical address for search engines: the path and at most the page. */
export function canonicalSearchLink(search: ListingSearch, page = 1): string {
  const { path } = writePath(fittingSearch(search));
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Target of this search's filter form: the place, without filters. */
export function placeOnlySearch({ category, city, localities, society, near, radiusKm }: ListingSearch): ListingSearch {
  return fittingSearch({
    ...emptySearch(category, city),
    localities,
    ...(society !== undefined && { society }),
    ...(near !== undefined && { near }),
    ...(radiusKm !== undefined && { radiusKm }),
  });
}

/** `/search-context?type=RENT&city=bangalore&localities=koramangala`. */
function readSearchContext(params: URLSearchParams): AddressedSearch | undefined {
  const category = readCategory(params.get('type')) ?? readCategory(params.get('category')) ?? DEFAULT_CATEGORY;
  const text = params.get('city');
  const city = text === null ? undefined : resolveCity(text);
  if (text !== null && !city) return undefined;
  return { category, ...(city && { city: city.slug }), localities: [], preset: {} };
}

function readCategory(text: string | null): ListingCategory | undefined {
  return LISTING_CATEGORIES.find((category) => category === text?.toUpperCase());
}
