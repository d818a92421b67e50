import { type City, DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
import { cityHomeLink, cityLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { searchLink } from '@aangan/shared-kit/links/search';
import { SEARCH_CONTEXT_PATH } from '@aangan/shared-kit/links/search-context';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import type { LocalityLink } from '../localities/public.ts';
import { CATEGORY_WORDS, HOME_PROMISE } from './home-words.ts';

/** Breadcrumbs of the home of a city’s tab. */
export function cityHomeCrumbs({ slug, name }: Pick<City, 'slug' | 'name'>, category: ListingCategory): Breadcrumb[] {
  return [
    { name: 'Home', url: HOME_LINK },
    { name, url: cityLink(slug) },
    { name: CATEGORY_WORDS[category].heading, url: cityHomeLink(slug, category) },
  ];
}

interface CityHomeFacts {
  readonly city: Pick<City, 'slug' | 'name'>;
  readonly category: ListingCategory;
  readonly title: string;
  readonly crumbs: readonly Breadcrumb[];
  readonly links: readonly LocalityLink[];
}

/** Breadcrumbs, and the localities as a list. */
export function cityHomeJsonLd({ city, category, title, crumbs, links }: CityHomeFacts, origin: string): object[] {
  const items = links.map(({ slug, name }) => ({
    name: `${CATEGORY_WORDS[category].heading} in ${name}, ${city.name}`,
    url: searchLink({ ...emptySearch(category, city.slug), localities: [slug] }),
  }));
  return [breadcrumbList(crumbs, origin), ...(items.length > 0 ? [itemList(title, items, origin)] : [])];
}

/** The site, its search, and our organisation. */
export function siteJsonLd(origin: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Aangan',
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${SEARCH_CONTEXT_PATH}?type=BUY&city=${DEFAULT_CITY}&q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Aangan',
      url: `${origin}/`,
      logo: `${origin}/apple-touch-icon.png`,
      description: HOME_PROMISE,
    },
  ];
}
