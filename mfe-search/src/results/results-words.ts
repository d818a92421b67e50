import type { SearchText } from '@aangan/shared-kit/contracts/content';
import { readCommutes } from '@aangan/shared-kit/domain/commute';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { cityHomeLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { canonicalSearchLink, searchLink } from '@aangan/shared-kit/links/search';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import type { AdSlots } from '../ads/public.ts';
import { commuteNote } from '../commute/public.ts';
import { cityName, listed, resultsHeading, sentence } from '../listing-search/public.ts';
import type { LocalityFacts, NearbyLocality } from './places-around.ts';
import type { ResultsPage } from './search-call.ts';

/** Facts about an address for the texts of its page. */
export interface Found {
  readonly search: ListingSearch;
  readonly view?: 'map';
  readonly result: ResultsPage;
  /** Unknown places of the address. */
  readonly unknown: readonly string[];
  /** Whether no place of the address is known, so that the whole city is searched. */
  readonly nowhere: boolean;
  /** A place typed without JavaScript that we do not know. */
  readonly typed?: string;
  /** Localities near those that are searched. */
  readonly nearby: readonly NearbyLocality[];
  /** The searched locality, if there is exactly one. */
  readonly locality?: LocalityFacts;
  /** Whether the address asks for bank auctions, of which there are none. */
  readonly bankAuction: boolean;
  /** Ads among the homes. */
  readonly ads?: AdSlots;
  /** Text about the place, if the address has a place and no filters. */
  readonly text?: SearchText;
}

/** `Bank auction properties in Mumbai` or the words of the search. */
export function headingOf({ search, result, bankAuction }: Found): string {
  return bankAuction ? `Bank auction properties in ${cityName(search.city)}` : resultsHeading(search, result.places);
}

/** Breadcrumbs: home, the city, the category in the city, and the place within it. */
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

/** Requested places or filters that do not exist. */
export function notesOf({ search, unknown, nowhere, typed, bankAuction }: Found): string[] {
  const city = cityName(search.city);
  const names = unknown.map((slug) => `“${slug.replaceAll('-', ' ')}”`);
  const rest = nowhere ? ` We show all of ${city}.` : '';
  const notes = [
    bankAuction &&
      `No bank auctions are listed in ${city} today, because only owners and builders list on Aangan. We show all homes for sale in ${city}.`,
    unknown.length > 0 && `We found no place called ${listed(names)} in ${city}.${rest}`,
    typed !== undefined && `No place in ${city} is called “${typed}”. Check the spelling or the city.`,
  ];
  const commute = commuteNote(readCommutes(search.commute ?? ''));
  return [...notes, commute].filter((note) => typeof note === 'string');
}

/** `South Bangalore · PIN 560034 · 212 listings of every kind`; empty where several places are searched. */
export function localityWords({ search, locality }: Pick<Found, 'search' | 'locality'>): string {
  if (!locality) return '';
  const { zone, pinCode, listings } = locality;
  return [
    zone && `${zone} ${cityName(search.city)}`,
    pinCode && `PIN ${pinCode}`,
    `${groupDigits(listings)} listings of every kind`,
  ]
    .filter(Boolean)
    .join(' · ');
}
