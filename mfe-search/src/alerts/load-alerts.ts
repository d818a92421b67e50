import type { AlertChannel } from '@aangan/shared-kit/domain/alert-options';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { DEFAULT_CATEGORY, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { answersOfSearch } from '@aangan/shared-kit/domain/requirement-search';
import { parseSearch, searchLink } from '@aangan/shared-kit/links/search';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { Place } from '@aangan/shared-kit/ui/place-box';
import { listingQueryOf, searchTitle } from '../listing-search/public.ts';
import { type AlertLine, alertLine } from './alert-line.ts';
import type { RequirementDraft } from './requirement-draft.ts';

/** The requirements and alerts that the person already has. */
export interface OwnAlerts {
  readonly lines: readonly AlertLine[];
  readonly channels: readonly { readonly channel: AlertChannel; readonly reachable: boolean }[];
  /** Whether the person is notified when a shortlisted home becomes cheaper. */
  readonly priceDrops: boolean;
}

/** The page where people post a requirement, save the search they came from, and manage their alerts. */
export async function loadNeed({ url, platform }: PageArgs) {
  const { http, session } = platform;
  const from = searchOf(url.searchParams, session.city);
  const [{ inputs }, own, places] = await Promise.all([
    http.request('GET /api/v1/alerts/inputs', {}),
    session.loggedIn ? loadOwn(platform) : null,
    from ? placesOf(platform, from) : [],
  ]);
  const city = from?.city ?? cityBySlug(url.searchParams.get('city') ?? '')?.slug ?? session.city;
  const named = url.searchParams.get('category')?.toUpperCase();
  const category = from?.category ?? LISTING_CATEGORIES.find((each) => each === named) ?? DEFAULT_CATEGORY;
  const draft: RequirementDraft = {
    categories: [category],
    answers: from ? { [category]: answersOfSearch(from) } : {},
    budgets: from?.maxPrice === undefined ? {} : { [category]: String(from.maxPrice) },
    places: places.filter(({ kind }) => kind === 'locality'),
    frequency: 'daily',
    channel: own?.channels.find(({ channel, reachable }) => reachable && channel !== 'SMS')?.channel,
  };
  const name =
    from &&
    searchTitle(
      from,
      places.map((place) => place.name),
    );
  return {
    view: 'need' as const,
    inputs,
    city,
    cityName: cityBySlug(city)?.name ?? city,
    draft,
    start: `${city} ${from ? searchLink(from) : category}`,
    search: from && name ? { address: searchLink({ ...from, sort: 'newest' }), name } : null,
    own,
  };
}

export type NeedData = Awaited<ReturnType<typeof loadNeed>>;

async function loadOwn({ http, now }: Platform): Promise<OwnAlerts> {
  const { alerts, channels, timeZone, priceDrops } = await http.request('GET /api/v1/alerts', {});
  return { lines: alerts.map((alert) => alertLine(alert, timeZone, now)), channels, priceDrops };
}

/** The search that `?search=` names: an address of this site, parsed like any other. */
function searchOf(params: URLSearchParams, usualCity: string): ListingSearch | undefined {
  const [path = '', query = ''] = (params.get('search') ?? '').split('?', 2);
  return path ? parseSearch(path, new URLSearchParams(query), usualCity) : undefined;
}

/** Names of the places of a search. Without an answer the form starts without place names. */
async function placesOf({ http }: Platform, search: ListingSearch): Promise<Place[]> {
  if (search.localities.length === 0 && !search.society && !search.near) return [];
  const { places } = await http.request('GET /api/v1/property/search/cards', {
    query: { ...listingQueryOf(search), size: 1 },
  });
  // The other places are workplaces and stations, which the search is near and not in.
  const searched = new Set([...search.localities, search.society, search.near]);
  return places.filter(({ slug }) => searched.has(slug)).map(({ kind, slug, name }) => ({ kind, slug, name }));
}
