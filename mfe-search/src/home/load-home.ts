import { CITIES, cityBySlug, DEFAULT_CITY, resolveCity } from '@aangan/shared-kit/domain/cities';
import { categoryBySegment, DEFAULT_CATEGORY } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { loadCarousels } from '../city-carousels/public.ts';
import { loadLocalities, localityLinks } from '../localities/public.ts';
import type { HomeData } from './home-data.ts';
import { CATEGORY_WORDS, HOME_HEADING, HOME_PROMISE } from './home-words.ts';
import { cityHomeCrumbs, cityHomeJsonLd, siteJsonLd } from './structured-data.ts';

const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name }));

/**
 * The data of the home page, the builder list and the city homes.
 * @throws notFound() for a city that we do not serve; a redirect for another spelling of one that we do
 */
export async function loadHome(args: PageArgs): Promise<HomeData> {
  return args.params.city === undefined ? siteHome(args) : cityHome(args, args.params.city);
}

/**
 * The home page on the tab that was opened last. `/builder-list` is the same page in another order, so `/` is its
 * canonical address.
 */
function siteHome({ request, pattern, platform }: PageArgs): HomeData {
  const category = platform.session.category ?? DEFAULT_CATEGORY;
  const { slug: city, name: cityName } = cityBySlug(platform.session.city) ?? { slug: DEFAULT_CITY, name: 'Bangalore' };
  return {
    kind: pattern === '/builder-list' ? 'builders' : 'home',
    city,
    cityName,
    category,
    cities: CITY_OPTIONS,
    heading: HOME_HEADING,
    promise: HOME_PROMISE,
    search: CATEGORY_WORDS[category].search,
    title: `${HOME_HEADING} | Aangan`,
    description: HOME_PROMISE,
    canonical: HOME_LINK,
    carousels: loadCarousels(platform, city, request.signal),
    jsonLd: () => siteJsonLd(platform.origin),
  };
}

async function cityHome({ request, url, platform }: PageArgs, spelling: string): Promise<HomeData> {
  const known = resolveCity(spelling);
  const category = categoryBySegment(url.pathname.split('/')[2] ?? '');
  if (!known || !category) throw notFound();
  const { slug: city, name: cityName } = known;
  if (city !== spelling) throw redirect(cityHomeLink(city, category) + url.search, 301);
  const carousels = loadCarousels(platform, city, request.signal);
  const links = localityLinks(await loadLocalities(platform.http, city), category);
  const { heading, promise, search } = CATEGORY_WORDS[category];
  const title = `${heading} in ${cityName}`;
  const crumbs = cityHomeCrumbs(known, category);
  return {
    kind: 'city',
    city,
    cityName,
    category,
    cities: CITY_OPTIONS,
    heading: title,
    promise,
    search,
    title: `${title}, without brokers | Aangan`,
    description: `${title}. ${promise}`,
    canonical: cityHomeLink(city, category),
    crumbs,
    localities: { heading: `${heading} by locality`, links },
    carousels,
    jsonLd: () => cityHomeJsonLd({ crumbs, title, links, city: known, category }, platform.origin),
  };
}
