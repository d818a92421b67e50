import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { cityHomeLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { canonicalSearchLink, searchLink } from '@aangan/shared-kit/links/search';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import type { ResultsPage } from './search-call.ts';
import { cityName, listed, resultsHeading, sentence } from './search-words.ts';

/** What an address led to. */
export interface Found {
  readonly search: ListingSearch;
  readonly view?: 'map';
  readonly result: ResultsPage;
  /** Places of the address that nobody knows. */
  readonly unknown: readonly string[];
  /** What somebody typed without JavaScript and we know no place for. */
  readonly typed?: string;
  /** Only where nothing was found. */
  readonly nearby: readonly { readonly slug: string; readonly name: string; readonly distanceKm: number }[];
  /** The address asks for bank auctions, of which there are none. */
  readonly bankAuction: boolean;
}

/** `Bank auction properties in Mumbai` or the words of the search. */
export function headingOf({ search, result, bankAuction }: Found): string {
  return bankAuction ? `Bank auction properties in ${cityName(search.city)}` : resultsHeading(search, result.places);
}

/** Home, the city, the category in the city, and the place within it. */
export function breadcrumbsOf({ search, result }: Pick<Found, 'search' | 'result'>): Breadcrumb[] {
  const { category, city } = search;
  const names = result.places.map(({ name }) => name);
  return [
    { name: 'Home', url: HOME_LINK },
    { name: cityName(city), url: cityHomeLink(city, category) },
    { name: sentence(CATEGORY_FACTS[category].plural), url: searchLink(emptySearch(category, city)) },
    ...(names.length > 0 ? [{ name: listed(names), url: canonicalSearchLink(search) }] : []),
  ];
}

/** What the address asked for and there is not. */
export function notesOf({ search, unknown, typed, bankAuction }: Found): string[] {
  const city = cityName(search.city);
  const names = unknown.map((slug) => `“${slug.replaceAll('-', ' ')}”`);
  const rest = unknown.length >= search.localities.length ? ` Here is all of ${city}.` : '';
  const notes = [
    bankAuction &&
      `No bank auctions are listed in ${city} today: Aangan lists what owners and builders offer. Here is all that is for sale in ${city}.`,
    unknown.length > 0 && `We know no place called ${listed(names)} in ${city}.${rest}`,
    typed !== undefined && `Nothing in ${city} is called “${typed}”. Check the spelling or the city.`,
  ];
  return notes.filter((note) => typeof note === 'string');
}
