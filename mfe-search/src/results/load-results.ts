import type { FacetsAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { parseSearchAddress, searchLink } from '@aangan/shared-kit/links/search';
import { BANK_AUCTION_PREFIX } from '@aangan/shared-kit/links/search-path';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { inPlaces } from './narrow.ts';
import { type ResultsData, resultsData } from './results-data.ts';
import type { Found } from './results-words.ts';
import { fetchResults, type ResultsPage } from './search-call.ts';
import { listingQueryOf } from './search-query.ts';

/** The page of all filters, for who has no JavaScript to open the sheet. */
export interface FiltersData {
  readonly kind: 'filters';
  readonly search: ListingSearch;
  readonly counts: FacetsAnswer;
}

/** What the address of a listing page shows; leads on from other sites' spellings and typed places. */
export async function loadResults({ url, platform }: PageArgs): Promise<ResultsData | FiltersData> {
  const address = parseSearchAddress(url.pathname, url.searchParams, platform.session.city);
  if (!address) throw notFound();
  const { search, untidy, view, ...at } = address;
  const typed = url.searchParams.get('q')?.trim().slice(0, 80);
  const found = typed ? await searchInTypedPlace(platform, search, typed) : undefined;
  if (found) throw redirect(searchLink(found));
  if (untidy) throw redirect(searchLink(search, { ...at, ...(view && { view }) }), 301);
  if (view === 'filters') {
    const query = listingQueryOf(search);
    const counts = await platform.http.request('GET /api/v1/property/search/facets', { query });
    return { kind: 'filters', search, counts };
  }
  const result = await fetchResults(platform.http, search, at);
  const known = new Set(result.places.map(({ slug }) => slug));
  const asked = [...search.localities, search.society, search.near];
  return resultsData(
    {
      search,
      ...(view && { view }),
      result,
      unknown: asked.filter((slug) => slug !== undefined).filter((slug) => !known.has(slug)),
      ...(typed && { typed }),
      nearby: result.total.value === 0 ? await nearbyLocalities(platform, result.places) : [],
      bankAuction: url.pathname.startsWith(BANK_AUCTION_PREFIX),
    },
    platform.origin,
  );
}

/** The search in the place that fits a typed name best, if any does. */
async function searchInTypedPlace(
  { http }: Platform,
  search: ListingSearch,
  hint: string,
): Promise<ListingSearch | undefined> {
  const { suggestions } = await http.request('GET /places/api/v1/autocomplete', {
    query: { hint, city: search.city, category: search.category, size: 1 },
  });
  const [place] = suggestions;
  return place && inPlaces({ ...search, city: place.city }, [place]);
}

const NEARBY = 5;

/** Where else to look; an answer that does not come costs only this hint. */
async function nearbyLocalities(platform: Platform, places: ResultsPage['places']): Promise<Found['nearby']> {
  const ids = places.filter(({ kind }) => kind === 'locality').map(({ id }) => id);
  if (ids.length === 0) return [];
  try {
    const query = { localityIds: ids.join(',') };
    const { localities } = await platform.http.request('GET /v5/localities/nearby', { query });
    return localities.slice(0, NEARBY).map(({ slug, name, distanceKm }) => ({ slug, name, distanceKm }));
  } catch (error) {
    platform.errors.report(error, { remote: 'mfe-search', page: 'results' });
    return [];
  }
}
