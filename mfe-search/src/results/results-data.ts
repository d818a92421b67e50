import type { SearchText } from '@aangan/shared-kit/contracts/content';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { SORT_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { type ListingSearch, MAX_LOCALITIES } from '@aangan/shared-kit/domain/listing-search';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
import { commuteLink } from '@aangan/shared-kit/links/commute';
import { canonicalSearchLink, searchLink } from '@aangan/shared-kit/links/search';
import { SOME_AREA } from '@aangan/shared-kit/links/search-area';
import { sortsOf } from '@aangan/shared-kit/links/search-fields';
import { smartSearchLink } from '@aangan/shared-kit/links/smart-search';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import type { Place } from '@aangan/shared-kit/ui/place-box';
import type { AdSlots } from '../ads/public.ts';
import { cardLink, type ListingCard } from '../listing/public.ts';
import { cityName, countWords } from '../listing-search/public.ts';
import { faqPage } from '../structured-data/public.ts';
import { chosenFilters, chosenOf } from './chosen-filters.ts';
import { BAR_FILTERS, FILTERS, FILTERS_BY_CATEGORY, type FilterName } from './filters.ts';
import { guidingSteps } from './guiding-steps.ts';
import { anywhere, placesInSearch, unfiltered } from './narrow.ts';
import { type NoResultsWords, noResultsWords } from './no-results-words.ts';
import { descriptionOf, isIndexable } from './results-head.ts';
import { breadcrumbsOf, type Found, headingOf, localityWords, notesOf } from './results-words.ts';
import { type FormTarget, formTarget } from './search-form.ts';

interface NamedLink {
  readonly label: string;
  readonly to: string;
}

export interface NumberedPage {
  readonly page: number;
  /** Its address, with the cursor of the page where the API returned one. */
  readonly href: string;
}

/** A page of results in words and addresses. The browser needs no search rules until the search is changed. */
export interface ResultsData {
  readonly kind: 'results';
  readonly search: ListingSearch;
  readonly view?: 'map';
  /** Address of the search without its page number. */
  readonly address: string;
  readonly heading: string;
  /** `128 homes for rent, page 2`. */
  readonly count: string;
  readonly crumbs: readonly Breadcrumb[];
  /** Facts about the searched locality; empty for several or none. */
  readonly locality: string;
  readonly notes: readonly string[];
  /** The search itself, so that it can be changed. */
  readonly where: FormTarget & { readonly label: string; readonly city: string; readonly chosen: readonly Place[] };
  /** The filters shown in the bar. */
  readonly bar: readonly { readonly name: FilterName; readonly label: string; readonly on: boolean }[];
  readonly filtersTo: string;
  readonly sort: FormTarget & { readonly value: string; readonly options: readonly (readonly [string, string])[] };
  /** The same search with the map, or without it. */
  readonly mapTo: string;
  readonly chips: readonly NamedLink[];
  readonly clearTo: string;
  /** Suggested filters with their result counts, and the search by commute. */
  readonly guides: readonly NamedLink[];
  /** Localities near those that are searched, each with its listing count. */
  readonly additions: readonly NamedLink[];
  /** Number of all results. */
  readonly total: number;
  readonly listings: readonly ListingCard[];
  readonly page: number;
  readonly pages: readonly NumberedPage[];
  readonly none?: NoResultsWords;
  readonly ads?: AdSlots;
  readonly text?: SearchText;
  /** Address template for a search in an area of the map, see shared-kit/links/search-area; only with the map on. */
  readonly areaTo: string;
  /** Centres of the searched places, for a map without listings. */
  readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
  readonly head: { readonly title: string; readonly description: string; readonly robots?: string };
  readonly canonical: string;
  /** The document’s head for search engines; functions are not serialised into the document. */
  readonly jsonLd?: () => object[];
}

/** Converts the search answer to texts and addresses. */
export function resultsData(found: Found, origin: string): ResultsData {
  const { search, view, result } = found;
  const withView = view ? { view } : {};
  const to = (next: ListingSearch) => searchLink(next, withView);
  const heading = headingOf(found);
  const crumbs = breadcrumbsOf(found);
  const onPage = result.page > 1 ? `, page ${result.page}` : '';
  // Once for the page: its head is asked for several times while it is made.
  const jsonLd = [
    breadcrumbList(crumbs, origin),
    itemList(
      heading,
      result.listings.map((listing) => ({ url: cardLink(listing) })),
      origin,
    ),
    ...(found.text ? [faqPage(found.text)] : []),
  ];
  return {
    kind: 'results',
    search,
    ...withView,
    address: searchLink(search),
    heading,
    count: countWords(search.category, result.total) + onPage,
    crumbs,
    locality: localityWords(found),
    notes: notesOf(found),
    where: {
      ...formTarget(search),
      label: `Where in ${cityName(search.city)}`,
      city: search.city,
      chosen: placesInSearch(search, result.places).map(({ kind, slug, name }) => ({ kind, slug, name })),
    },
    bar: FILTERS_BY_CATEGORY[search.category].slice(0, BAR_FILTERS).map((name) => barFilter(name, search)),
    filtersTo: searchLink(search, { view: 'filters' }),
    sort: {
      ...formTarget({ ...search, sort: 'newest' }),
      value: search.sort,
      options: sortsOf(search).map((order) => [order, SORT_LABELS[order]]),
    },
    mapTo: searchLink(search, view ? {} : { view: 'map' }),
    chips: chosenFilters(search).map(({ label, without }) => ({ label, to: to(without) })),
    clearTo: to(unfiltered(search)),
    guides: [
      ...guidingSteps(search, result.refinements).map((step) => ({ label: step.label, to: to(step.search) })),
      { label: search.commute ? 'Change the commute' : 'Search by commute', to: commuteLink(search) },
      { label: 'Describe it instead', to: smartSearchLink(sayWords(found), search.city) },
    ],
    additions: additionsTo(found).map(({ name, listings, slug }) => ({
      label: `Add ${name} · ${groupDigits(listings)}`,
      to: to({ ...search, localities: [...search.localities, slug] }),
    })),
    total: result.total.value,
    listings: view ? result.listings : result.listings.map(withoutPin),
    page: result.page,
    pages: numberedPages(found),
    ...(result.total.value === 0 && { none: noResultsWords(found) }),
    ...(found.ads && { ads: found.ads }),
    ...(found.text && { text: found.text }),
    areaTo: view ? searchLink({ ...anywhere(search), bounds: SOME_AREA }, withView) : '',
    points: result.places.map(({ latitude, longitude }) => ({ latitude, longitude })),
    head: {
      title: `${heading} without brokers${onPage} | Aangan`,
      description: descriptionOf(found),
      ...(!isIndexable(found) && { robots: 'noindex,follow' }),
    },
    canonical: canonicalSearchLink(search, result.page),
    jsonLd: () => jsonLd,
  };
}

function withoutPin({ pin: _pin, ...card }: ListingCard): ListingCard {
  return card;
}

const MOST_ADDITIONS = 3;

/** Nearby localities with listings, while another locality can be added. */
function additionsTo({ search, result, nearby }: Found): Found['nearby'] {
  if (result.total.value === 0 || search.localities.length === MAX_LOCALITIES) return [];
  return nearby.filter(({ listings }) => listings > 0).slice(0, MOST_ADDITIONS);
}

function barFilter(name: FilterName, search: ListingSearch): ResultsData['bar'][number] {
  const filter = FILTERS[name];
  const [first, ...others] = chosenOf(filter, search);
  const more = others.length > 0 ? ` +${others.length}` : '';
  return { name, label: first ? first.label + more : filter.legend, on: first !== undefined };
}

/** Links to the first page, this page, and the neighbours for which the API returned cursors. */
export function numberedPages({
  search,
  view,
  result: { page, pages },
}: Pick<Found, 'search' | 'view' | 'result'>): NumberedPage[] {
  const others = pages.filter((each) => each.page !== 1 && each.page !== page);
  const all: { page: number; after?: string }[] = [{ page: 1 }, ...(page === 1 ? [] : [{ page }]), ...others];
  return all
    .map((each) => ({ page: each.page, href: searchLink(search, { ...each, ...(view && { view }) }) }))
    .sort((one, other) => one.page - other.page);
}

/** The search as somebody would say it: the box of smart search reads it. */
function sayWords({ search, result }: Found): string {
  const places = placesInSearch(search, result.places).map(({ name }) => name);
  const filters = chosenFilters(search).map(({ label }) => label);
  return [CATEGORY_FACTS[search.category].tab, ...places, ...filters].join(', ');
}
