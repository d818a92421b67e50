import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { ProjectFacets, ProjectList, ProjectPin } from '@aangan/shared-kit/contracts/projects';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { PROJECTS_PER_PAGE, type ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
import { cityLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { canonicalProjectLink, placeOfProjects, projectSearchLink } from '@aangan/shared-kit/links/project-search';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import { type TileData, tileData } from '../project-tile/public.ts';
import { countedText, countText, emptyTitle, unknownText } from './list.words.ts';
import { type ListMap, listMap } from './list-map.ts';
import { chosenFilters, headingOf, placeText } from './list-words-of-search.ts';
import type { WayOut } from './ways-out.ts';

interface NamedLink {
  readonly label: string;
  readonly to: string;
}

export type FooterCity = CallAnswer<'GET /api/v1/project/footer'>['cities'][number];

/** What the API answered for a search. */
export interface FoundProjects {
  readonly search: ProjectSearch;
  readonly list: ProjectList;
  readonly facets: ProjectFacets;
  readonly footer: readonly FooterCity[];
  /** Only with the map on: the pins, and how many projects there are. */
  readonly map?: { readonly pins: readonly ProjectPin[]; readonly total: number };
  /** Only where nothing was found: wider searches with projects. */
  readonly waysOut: readonly WayOut[];
}

/** A list of projects in words and addresses. */
export interface ListData {
  readonly search: ProjectSearch;
  readonly heading: string;
  readonly count: string;
  readonly crumbs: readonly Breadcrumb[];
  readonly notes: readonly string[];
  readonly tiles: readonly TileData[];
  /** An advertised project before the others. */
  readonly sponsored: TileData | null;
  readonly page: number;
  readonly last: number;
  readonly pages: readonly { readonly page: number; readonly href: string }[];
  readonly facets: ProjectFacets;
  readonly chips: readonly NamedLink[];
  /** Target of the filter form: the place. */
  readonly formAction: string;
  readonly clearTo: string;
  /** The same list with the map, or without it. */
  readonly mapTo: string;
  readonly map: ListMap | null;
  readonly localities: readonly NamedLink[];
  readonly none: { readonly title: string; readonly links: readonly NamedLink[] } | null;
  readonly footer: readonly FooterCity[];
  readonly head: { readonly title: string; readonly description: string; readonly robots?: string };
  readonly canonical: string;
  /** Functions are not serialised into the document. */
  readonly jsonLd?: () => object[];
}

/** Converts the answers to texts and addresses. */
export function listData(found: FoundProjects, origin: string): ListData {
  const { search, list, facets, footer, map } = found;
  const view = map ? ({ view: 'map' } as const) : {};
  const to = (next: ProjectSearch) => projectSearchLink(next, view);
  const heading = headingOf(search, list);
  const chosen = chosenFilters(search, list);
  const crumbs = crumbsOf(search, heading);
  const place = placeOfProjects(search);
  const onPage = list.page > 1 ? `, page ${list.page}` : '';
  return {
    search,
    heading,
    count: countText(list.total, list.page),
    crumbs,
    notes: notesOf(found),
    tiles: list.projects.filter(({ id }) => id !== list.sponsored?.id).map(withoutMark),
    sponsored: list.sponsored ? tileData(list.sponsored) : null,
    page: list.page,
    last: Math.max(1, Math.ceil(list.total / PROJECTS_PER_PAGE)),
    pages: pagesOf(found),
    facets,
    chips: chosen.map(({ label, without }) => ({ label, to: to(without) })),
    formAction: projectSearchLink(place),
    clearTo: to(place),
    mapTo: projectSearchLink(search, map ? {} : { view: 'map' }),
    map: map ? listMap(search, map) : null,
    localities: search.localities.length > 0 ? [] : localityLinks(found),
    none:
      list.total > 0
        ? null
        : {
            title: emptyTitle(heading),
            links: found.waysOut.map(({ label, count, search: wider }) => ({
              label: countedText(label, count),
              to: to(wider),
            })),
          },
    footer,
    head: {
      title: `${heading}${onPage} | Aangan`,
      description: descriptionOf(found, heading),
      ...(!isIndexable(found) && { robots: 'noindex,follow' }),
    },
    canonical: canonicalProjectLink(search, list.page),
    jsonLd: () => [breadcrumbList(crumbs, origin), itemList(heading, list.projects, origin)],
  };
}

/** A tile in its usual place: the mark of a paid place would be wrong there. */
function withoutMark(card: ProjectList['projects'][number]): TileData {
  return tileData({ ...card, sponsored: false });
}

function cityName({ city }: ProjectSearch): string {
  return cityBySlug(city)?.name ?? city;
}

function crumbsOf(search: ProjectSearch, heading: string): Breadcrumb[] {
  const all = { ...search, localities: [] };
  return [
    { name: 'Home', url: HOME_LINK },
    { name: cityName(search), url: cityLink(search.city) },
    ...(search.localities.length > 0
      ? [{ name: `Projects in ${cityName(search)}`, url: projectSearchLink(placeOfProjects(all)) }]
      : []),
    { name: heading, url: projectSearchLink(search) },
  ];
}

function notesOf({ search, list }: FoundProjects): string[] {
  const known = new Set(list.places.map(({ slug }) => slug));
  const unknown = [
    ...search.localities.filter((slug) => !known.has(slug)),
    ...(search.builder && !list.builder ? [search.builder] : []),
  ];
  return unknown.length > 0 ? [unknownText(unknown, cityName(search))] : [];
}

/** Links to the first page, this one, and its neighbours. */
function pagesOf({ search, list: { page, total, next }, map }: FoundProjects): ListData['pages'] {
  const last = Math.ceil(total / PROJECTS_PER_PAGE);
  const view = map ? ({ view: 'map' } as const) : {};
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last);
  return numbers.map((each) => ({
    page: each,
    href: projectSearchLink(search, { page: each, ...(each === page + 1 && next && { after: next }), ...view }),
  }));
}

function localityLinks({ search, facets }: FoundProjects): NamedLink[] {
  return facets.localities.map(({ value, name, count }) => ({
    label: `${name} · ${count}`,
    to: projectSearchLink({ ...search, localities: [value] }),
  }));
}

function descriptionOf({ search, list }: FoundProjects, heading: string): string {
  const prices = list.projects.map(({ minPrice }) => minPrice);
  const from = prices.length > 0 ? ` from ${formatShortRupees(Math.min(...prices))}` : '';
  return `${heading}: ${countText(list.total, 1)}${from}, with prices, floor plans, possession dates and RERA numbers in ${placeText(search, list)}.`;
}

/** Search engines index one place with at most the filters of its path. */
function isIndexable({ search, list, map }: FoundProjects): boolean {
  const narrowed = projectSearchLink(search) !== canonicalProjectLink(search);
  return (
    list.total > 0 &&
    !map &&
    !narrowed &&
    search.localities.length < 2 &&
    list.places.length === search.localities.length
  );
}
