import { CATEGORY_FACTS, isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { cityHomeLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { canonicalSearchLink, searchLink } from '@aangan/shared-kit/links/search';
import type { Breadcrumb, PageHead } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { pictureSources } from '@aangan/shared-kit/ui/picture';
import { CARD_SIZES } from '../listing/listing-card.tsx';
import type { FiltersData, ResultsData } from './load-results.ts';
import { cityName, countWords, listed, resultsHeading } from './results-words.ts';

/** `Bank auction properties in Mumbai` or the words of the search. */
export function headingOf({ search, result, bankAuction }: ResultsData): string {
  return bankAuction ? `Bank auction properties in ${cityName(search.city)}` : resultsHeading(search, result.places);
}

/** Home, the city, the category in the city, and the place within it. */
export function breadcrumbsOf({ search, result }: ResultsData): Breadcrumb[] {
  const { category, city } = search;
  const cityWide = emptySearch(category, city);
  const names = result.places.map(({ name }) => name);
  return [
    { name: 'Home', url: HOME_LINK },
    { name: cityName(city), url: cityHomeLink(city, category) },
    { name: capitalised(CATEGORY_FACTS[category].plural), url: searchLink(cityWide) },
    ...(names.length > 0 ? [{ name: listed(names), url: canonicalSearchLink(search) }] : []),
  ];
}

/** Whether search engines should keep the address: a known place with nothing else asked, and something to show. */
function isIndexable({ search, result, unknown, bankAuction }: ResultsData): boolean {
  const narrowed = searchLink(search) !== canonicalSearchLink(search) || search.localities.length > 1;
  return !narrowed && !bankAuction && unknown.length === 0 && result.total.value > 0;
}

/** Title, description, canonical address and structured data of a page of results. */
export function resultsHead(data: ResultsData | FiltersData, platform: Platform): PageHead {
  const { search } = data;
  if (data.kind === 'filters') return { title: 'Filters', robots: 'noindex,follow', city: search.city };
  const { result } = data;
  const heading = headingOf(data);
  const [first] = result.listings;
  const photo = first?.photos[0];
  const page = result.page > 1 ? `, page ${result.page}` : '';
  return {
    title: `${heading} without brokers${page} | Aangan`,
    description: `${countWords(search.category, result.total)} ${inPlace(data)}${from(data)}. Straight from owners, no brokerage, each with the day its owner last confirmed it.`,
    canonical: canonicalSearchLink(search, result.page),
    ...(!isIndexable(data) && { robots: 'noindex,follow' }),
    city: search.city,
    jsonLd: [breadcrumbList(breadcrumbsOf(data), platform.origin), itemList(data, heading, platform.origin)],
    ...(photo && {
      preloadImage: pictureSources((path) => platform.assets.url(path), photo.id, CARD_SIZES),
    }),
  };
}

function inPlace({ search, result }: ResultsData): string {
  const names = result.places.map(({ name }) => name);
  return `in ${names.length > 0 ? `${listed(names)}, ` : ''}${cityName(search.city)}`;
}

/** ` from ₹12 K a month`, by the listings shown. */
function from({ search, result }: ResultsData): string {
  if (result.listings.length === 0) return '';
  const least = Math.min(...result.listings.map(({ price }) => price));
  return ` from ${formatShortRupees(least)}${isMonthly(search.category) ? ' a month' : ''}`;
}

function breadcrumbList(items: readonly Breadcrumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  };
}

function itemList({ result }: ResultsData, name: string, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: result.listings.length,
    itemListElement: result.listings.map(({ url, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + url,
      name: title,
    })),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

