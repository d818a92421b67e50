import type { FacetsAnswer } from '@aangan/shared-kit/contracts/property';
import { readCommutes } from '@aangan/shared-kit/domain/commute';
import { type ListingSearch, RESULTS_PER_PAGE } from '@aangan/shared-kit/domain/listing-search';
import { parseSearchAddress, searchLink } from '@aangan/shared-kit/links/search';
import { BANK_AUCTION_PREFIX } from '@aangan/shared-kit/links/search-path';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { loadAds } from '../ads/public.ts';
import { listingQueryOf } from '../listing-search/public.ts';
import { loadSearchText } from '../seo-content/public.ts';
import { inPlaces } from './narrow.ts';
import { searchAtPlace } from './place-by-id.ts';
import { surroundingsOf } from './places-around.ts';
import { type ResultsData, resultsData } from './results-data.ts';
import { fetchResults } from './search-call.ts';

/** The page of all filters, for visitors without JavaScript. */
export interface FiltersData {
  readonly kind: 'filters';
  readonly search: ListingSearch;
  readonly counts: FacetsAnswer;
}

/** Loads the data of a listing page; redirects other sites’ spellings and typed places. */
export async function loadResults({ url, platform }: PageArgs): Promise<ResultsData | FiltersData> {
  const address = parseSearchAddress(url.pathname, url.searchParams, platform.session.city);
  if (!address) throw notFound();
  const { search, untidy, view, ...at } = address;
  const typed = url.searchParams.get('q')?.trim().slice(0, 80);
  const placeId = url.searchParams.get('localityId')?.slice(0, 60);
  const found = placeId
    ? await searchAtPlace(platform, search, placeId)
    : typed && (await searchInTypedPlace(platform, search, typed));
  if (found) throw redirect(searchLink(found));
  if (untidy) throw redirect(searchLink(search, { ...at, ...(view && { view }) }), 301);
  if (view === 'filters') {
    const query = listingQueryOf(search);
    const counts = await platform.http.request('GET /api/v1/property/search/facets', { query });
    return { kind: 'filters', search, counts };
  }
  const bankAuction = url.pathname.startsWith(BANK_AUCTION_PREFIX);
  const whole = !view && !bankAuction && (at.page ?? 1) === 1;
  const [result, ads, text] = await Promise.all([
    fetchResults(platform.http, search, at),
    view ? undefined : loadAds(platform, search),
    whole ? loadSearchText(platform, search) : undefined,
  ]);
  const last = Math.max(1, Math.ceil(result.total.value / RESULTS_PER_PAGE));
  if (result.listings.length === 0 && result.page > last) {
    throw redirect(searchLink(search, { page: last, ...(view && { view }) }));
  }
  const known = new Set([...result.places, ...result.destinations].map(({ slug }) => slug));
  const works = readCommutes(search.commute ?? '').map(({ to }) => to);
  const asked = [
    search.society,
    search.near,
    ...search.localities,
    ...(search.stations?.split(',') ?? []),
    ...works,
  ].filter((slug) => slug !== undefined);
  const unknown = asked.filter((slug) => !known.has(slug));
  return resultsData(
    {
      search,
      ...(view && { view }),
      result,
      unknown,
      nowhere: unknown.length === asked.length,
      ...(typed && { typed }),
      ...(await surroundingsOf(platform, search, result)),
      bankAuction,
      ...(ads && { ads }),
      ...(text && result.total.value > 0 && { text }),
    },
    platform.origin,
  );
}

/** The search in the place that matches a typed name best, if there is one. */
async function searchInTypedPlace(
  { http }: Platform,
  search: ListingSearch,
  hint: string,
): Promise<ListingSearch | undefined> {
  const { suggestions } = await http.request('GET /places/api/v1/autocomplete', {
    query: { hint, city: search.city, category: search.category, size: 1, elsewhere: 'true' },
  });
  const [place] = suggestions;
  return place && inPlaces({ ...search, city: place.city }, [place]);
}
