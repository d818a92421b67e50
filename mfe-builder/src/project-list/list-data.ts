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
import { countText, emptyTitle, unknownText, withoutText } from './list.words.ts';
import { chosenFilters, headingOf, placeText } from './list-words-of-search.ts';
import { type MapMark, mapMarks } from './map-marks.ts';

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
  /** Only with the map on. */
  readonly pins?: readonly ProjectPin[];
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
  readonly marks: readonly MapMark[] | null;
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
  const { search, list, facets, footer, pins } = found;
  const view = pins ? ({ view: 'map' } as const) : {};
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
    mapTo: projectSearchLink(search, pins ? {} : { view: 'map' }),
    marks: pins ? mapMarks(pins, (locality) => to({ ...search, localities: [locality] })) : null,
    localities: search.localities.length > 0 ? [] : localityLinks(found),
    none:
      list.total > 0
        ? null
        : {
            title: emptyTitle(heading),
            links: [
              ...chosen.map(({ label, without }) => ({ label: withoutText(label), to: to(without) })),
              ...(search.localities.length > 0
                ? [{ label: `All of ${cityName(search)}`, to: to({ ...search, localities: [] }) }]
                : []),
            ],
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
function pagesOf({ search, list: { page, total, next }, pins }: FoundProjects): ListData['pages'] {
  const last = Math.ceil(total / PROJECTS_PER_PAGE);
  const view = pins ? ({ view: 'map' } as const) : {};
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
function isIndexable({ search, list, pins }: FoundProjects): boolean {
  const narrowed = projectSearchLink(search) !== canonicalProjectLink(search);
  return (
    list.total > 0 &&
    !pins &&
    !narrowed &&
    search.localities.length < 2 &&
    list.places.length === search.localities.length
  );
}
