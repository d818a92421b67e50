import { cityBySlug, DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { cityHomeLink, cityLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { SEARCH_CONTEXT_PATH, searchLink } from '@aangan/shared-kit/links/search';
import type { Breadcrumb, PageHead } from '@aangan/shared-kit/platform/page';
import { breadcrumbList } from '../detail/json-ld.ts';
import type { HomeData } from './home-data.ts';
import { CATEGORY_WORDS, HOME_HEADING, HOME_PROMISE } from './home-words.ts';

/** The document's head of the home page and of the city homes. */
export function homeHead(data: HomeData, origin: string): PageHead {
  return data.kind === 'city' ? cityHomeHead(data, origin) : siteHead(origin);
}

/** `/builder-list` is the same page in another order, so search engines keep `/`. */
function siteHead(origin: string): PageHead {
  return {
    title: `${HOME_HEADING} | Aangan`,
    description: HOME_PROMISE,
    canonical: HOME_LINK,
    jsonLd: [webSite(origin), organization(origin)],
  };
}

function cityHomeHead({ city, category, localities = [] }: HomeData, origin: string): PageHead {
  const name = cityBySlug(city)?.name ?? city;
  const { heading, promise } = CATEGORY_WORDS[category];
  const title = `${heading} in ${name}`;
  const items = localities.map(({ slug, name: locality }) => ({
    name: `${heading} in ${locality}, ${name}`,
    url: searchLink({ ...emptySearch(category, city), localities: [slug] }),
  }));
  return {
    title: `${title}, without brokers | Aangan`,
    description: `${title}. ${promise}`,
    canonical: cityHomeLink(city, category),
    city,
    jsonLd: [
      breadcrumbList(cityHomeCrumbs(city, category), origin),
      ...(items.length > 0 ? [itemList(title, items, origin)] : []),
    ],
  };
}

/** The way down to the home of a city's tab. */
export function cityHomeCrumbs(city: string, category: ListingCategory): Breadcrumb[] {
  const name = cityBySlug(city)?.name ?? city;
  return [
    { name: 'Home', url: HOME_LINK },
    { name, url: cityLink(city) },
    { name: CATEGORY_WORDS[category].heading, url: cityHomeLink(city, category) },
  ];
}

export function itemList(name: string, items: readonly Breadcrumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: origin + item.url,
    })),
  };
}

function webSite(origin: string): object {
  return {
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
  };
}

function organization(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Aangan',
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    description: HOME_PROMISE,
  };
}
