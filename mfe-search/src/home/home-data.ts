import { cityBySlug, DEFAULT_CITY, resolveCity } from '@aangan/shared-kit/domain/cities';
import { categoryBySegment, DEFAULT_CATEGORY, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { type LocalityLink, loadLocalities, localityLinks } from './city-localities.ts';
import { type HomeCarousels, loadCarousels } from './home-carousels.ts';

export interface HomeData {
  /** `builders` has projects and builders first; `city` is the home of one city and tab. */
  readonly kind: 'home' | 'builders' | 'city';
  /** Slug. */
  readonly city: string;
  readonly category: ListingCategory;
  /** Most listings first; only at home in a city. */
  readonly localities?: readonly LocalityLink[];
  /** Comes after the first screen. */
  readonly carousels: Promise<HomeCarousels | null>;
}

/**
 * What the home page, the builder list and the city homes show.
 * @throws notFound() for a city that we do not serve; a redirect for another spelling of one that we do
 */
export async function loadHome({ request, url, pattern, params, platform }: PageArgs): Promise<HomeData> {
  const { http, session } = platform;
  if (params.city === undefined) {
    const city = cityBySlug(session.city)?.slug ?? DEFAULT_CITY;
    return {
      kind: pattern === '/builder-list' ? 'builders' : 'home',
      city,
      category: DEFAULT_CATEGORY,
      carousels: loadCarousels(platform, city, request.signal),
    };
  }
  const city = resolveCity(params.city)?.slug;
  const category = categoryBySegment(url.pathname.split('/')[2] ?? '');
  if (!city || !category) throw notFound();
  if (city !== params.city) throw redirect(cityHomeLink(city, category) + url.search, 301);
  const carousels = loadCarousels(platform, city, request.signal);
  return {
    kind: 'city',
    city,
    category,
    localities: localityLinks(await loadLocalities(http, city), category),
    carousels,
  };
}
