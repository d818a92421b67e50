import type { MapBounds } from '../domain/listing-search.ts';
import { UNIT_TYPES, type UnitType } from '../domain/posting/unit-type.ts';
import { POSSESSIONS, PROJECT_SORTS, PROJECT_STAGES, type ProjectStage } from '../domain/projects/project-options.ts';
import { allProjects, PROJECT_BUDGET_MAXIMUM, type ProjectSearch } from '../domain/projects/project-search.ts';
import { isSlug } from '../domain/slug.ts';
import { boundsText } from './search-area.ts';
import { readPlace, writePlace } from './search-place.ts';

/** Position in a list of projects, in addition to the search. */
export interface ProjectView {
  /** From 1. */
  readonly page: number;
  /** Cursor of the page, for speed; canonical addresses omit it. */
  readonly after?: string;
  readonly view?: 'map';
}

/** The content of the address of a list. */
interface ProjectAddress extends ProjectView {
  readonly search: ProjectSearch;
  /** Written in another way than {@link projectSearchLink} does, so it redirects there. */
  readonly untidy: boolean;
}

type Preset = Partial<Pick<ProjectSearch, 'stages' | 'units'>>;

/** Words before `-projects-in-` and what they mean. The first row that fits a search is its canonical path. */
const HEADS: readonly (readonly [words: string, preset: Preset])[] = [
  ['ready-to-move-projects', { stages: ['READY'] }],
  ['under-construction-projects', { stages: ['UNDER_CONSTRUCTION'] }],
  ['new-launch-projects', { stages: ['NEW_LAUNCH'] }],
  ['1-bhk-projects', { units: ['BHK1'] }],
  ['2-bhk-projects', { units: ['BHK2'] }],
  ['3-bhk-projects', { units: ['BHK3'] }],
  ['4-bhk-projects', { units: ['BHK4'] }],
  ['plot-projects', { units: ['PLOT'] }],
  ['new-projects', {}],
];

/** Last page that can be reached without a cursor. */
const LAST_PAGE = 500;

/**
 * Parses the address of a list of projects: `/new-projects-in-wakad_pune`, `/ready-to-move-projects-in-pune`,
 * `/new-projects?city=pune`. Unknown words and values are dropped, and make the address untidy.
 * @param usualCity slug of the city for addresses without one, such as `/new-projects`
 * @returns undefined when the path is no list of projects or names an unknown city
 * Source: services-and-platform, section 2 (builder projects).
 */
export function parseProjectAddress(
  pathname: string,
  params: URLSearchParams,
  usualCity: string,
): ProjectAddress | undefined {
  const path = readProjectPath(pathname, usualCity);
  if (!path) return undefined;
  const search: ProjectSearch = { ...allProjects(path.city), ...path, ...readFilters(params) };
  const view = readView(params);
  const written = projectSearchLink(search, view);
  return { search, ...view, untidy: written !== pathname + queryText(params) };
}

/** The canonical address of a list: `/ready-to-move-projects-in-wakad_pune?units=BHK2&budget=-10000000&sort=price_low`. */
export function projectSearchLink(search: ProjectSearch, view: Partial<ProjectView> = {}): string {
  const { path, preset } = writePath(search);
  const pairs = [...filterPairs(search, preset), ...viewPairs(view)];
  // Values are lists of plain words and numbers, so they need no escaping.
  const query = pairs.map(([key, text]) => `${key}=${text}`).join('&');
  return query ? `${path}?${query}` : path;
}

/** The address for search engines: the path and at most the page. */
export function canonicalProjectLink(search: ProjectSearch, page = 1): string {
  const { path } = writePath(search);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** A search without filters, in the same place. */
export function placeOfProjects({ city, localities }: ProjectSearch): ProjectSearch {
  return { ...allProjects(city), localities };
}

function readProjectPath(pathname: string, usualCity: string) {
  const text = pathname.toLowerCase().replace(/^\/|\/$/g, '');
  if (text === 'new-projects') return { city: usualCity, localities: [] as string[] };
  const [, head = '', place = ''] = /^((?:.+-)?projects)-(?:in-)?(.+)$/.exec(text) ?? [];
  const found = readPlace(decoded(place));
  if (!found) return undefined;
  return { ...found, ...HEADS.find(([words]) => words === head)?.[1] };
}

function writePath(search: ProjectSearch): { readonly path: string; readonly preset: Preset } {
  const [words, preset] = HEADS.find(([, wanted]) => fits(search, wanted)) ?? ['new-projects', {}];
  return { path: `/${words}-in-${writePlace(search)}`, preset };
}

/** Whether the search has exactly the values of the preset. */
function fits(search: ProjectSearch, { stages, units }: Preset): boolean {
  return same(stages, search.stages) && same(units, search.units);
}

function same(wanted: readonly string[] | undefined, values: readonly string[]): boolean {
  return wanted === undefined || wanted.join() === values.join();
}

/** The filters of a query. A filter that is absent leaves what the path says. */
function readFilters(params: URLSearchParams): Partial<ProjectSearch> {
  const stages = listOf<ProjectStage>(params.getAll('stages'), PROJECT_STAGES);
  const units = listOf<UnitType>(params.getAll('units'), UNIT_TYPES);
  const [, from = '', to = ''] = /^(\d{0,10})-(\d{0,10})$/.exec(params.get('budget') ?? '') ?? [];
  const minPrice = rupees(params.get('minPrice') ?? from);
  const maxPrice = rupees(params.get('maxPrice') ?? to);
  const possession = POSSESSIONS.find((value) => value === params.get('possession'));
  const builder = params.get('builder') ?? '';
  const sort = PROJECT_SORTS.find((value) => value === params.get('sort'));
  const bounds = readBounds(params.get('bbox') ?? '');
  const swapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return {
    ...(stages.length > 0 && { stages }),
    ...(units.length > 0 && { units }),
    ...(minPrice !== undefined && { minPrice: swapped ? maxPrice : minPrice }),
    ...(maxPrice !== undefined && { maxPrice: swapped ? minPrice : maxPrice }),
    ...(possession && { possession }),
    ...(isSlug(builder) && { builder }),
    rera: ['true', '1'].includes(params.get('rera') ?? ''),
    ...(sort && { sort }),
    ...(bounds && { bounds }),
  };
}

/** `south,west,north,east` in degrees; undefined for anything else. */
function readBounds(text: string): MapBounds | undefined {
  const [south = 0, west = 0, north = 0, east = 0, ...rest] = text.split(',').map(Number);
  return rest.length === 0 && south < north && west < east ? { south, west, north, east } : undefined;
}

/** The values of a list in their order, from a comma list or from repeated keys, as a form sends them. */
function listOf<Value extends string>(texts: readonly string[], values: readonly Value[]): Value[] {
  const chosen = new Set(texts.flatMap((text) => text.split(',')));
  const found = values.filter((value) => chosen.has(value));
  // All values are the same as none.
  return found.length === values.length ? [] : found;
}

/** Whole rupees up to the maximum of the search; undefined for none, and for 0. */
function rupees(text: string): number | undefined {
  const amount = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return amount > 0 ? Math.min(amount, PROJECT_BUDGET_MAXIMUM) : undefined;
}

function readView(params: URLSearchParams): ProjectView {
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), LAST_PAGE);
  const after = params.get('after');
  return {
    page,
    ...(after && page > 1 && /^[\w-]{1,200}$/.test(after) && { after }),
    ...(params.get('view') === 'map' && { view: 'map' }),
  };
}

/** The filters of a query as pairs in order, without what the path says; also the hidden fields of a form. */
export function filterPairs(search: ProjectSearch, preset: Preset = {}): [key: string, text: string][] {
  const { stages, units, minPrice, maxPrice, possession, builder, rera, sort, bounds } = search;
  const budget = minPrice === undefined && maxPrice === undefined ? '' : `${minPrice ?? ''}-${maxPrice ?? ''}`;
  const pairs: [key: string, text: string][] = [
    ['stages', preset.stages ? '' : stages.join(',')],
    ['units', preset.units ? '' : units.join(',')],
    ['budget', budget],
    ['possession', possession ?? ''],
    ['builder', builder ?? ''],
    ['rera', rera ? 'true' : ''],
    ['sort', sort === 'newest' ? '' : sort],
    ['bbox', bounds ? boundsText(bounds) : ''],
  ];
  return pairs.filter(([, text]) => text !== '');
}

function viewPairs({ page = 1, after, view }: Partial<ProjectView>): [key: string, text: string][] {
  return [
    ...(page > 1 ? [['page', String(page)] satisfies [string, string]] : []),
    ...(page > 1 && after ? [['after', after] satisfies [string, string]] : []),
    ...(view ? [['view', view] satisfies [string, string]] : []),
  ];
}

/** The query as it was written, without keys that are nobody's filter, such as those of campaigns. */
function queryText(params: URLSearchParams): string {
  const known = [...params].filter(([key]) => OWN_KEYS.has(key)).map(([key, text]) => `${key}=${text}`);
  return known.length > 0 ? `?${known.join('&')}` : '';
}

const OWN_KEYS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'stages',
  'units',
  'budget',
  'minPrice',
  'maxPrice',
  'possession',
  'builder',
  'rera',
  'sort',
  'bbox',
  'page',
  'after',
  'view',
]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
