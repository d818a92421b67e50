import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePolygon } from '@aangan/shared-kit/domain/polygon';
import { type RunningApi, withListings } from './api-process.ts';
import { atMost, type BenchRow, type BenchTable, note } from './bench-table.ts';
import { loadOf, quantile } from './client-load.ts';

const CLIENTS = 8;
const SMALL = 100_000;
const LARGE = 1_000_000;
const REQUESTS = 4_000;
const PORT = 4_710;
export const CITIES = ['bangalore', 'mumbai', 'delhi', 'pune', 'hyderabad', 'chennai', 'gurgaon'] as const;
export const SEARCH = '/api/v1/property/search';
/** What results pages ask for; apps ask for {@link SEARCH}. */
const CARDS = `${SEARCH}/cards`;
const SUGGEST = '/places/api/v1/autocomplete';
/** Prefixes, full names and typing errors. */
const TYPED = ['k', 'ko', 'kora', 'koramngala', 'metro', 'banglore', 'sector 6', 'mg road', 'andheri w', 'tech park'];
const SEARCHES = join(import.meta.dirname, '../../api/testing/common-searches.json');

/** Measures search over 100,000 and 1,000,000 listings with 8 concurrent clients. */
export async function benchSearchApi(): Promise<BenchTable> {
  const small = await withListings({ listings: SMALL, port: PORT }, measure);
  const large = await withListings({ listings: LARGE, port: PORT }, measure);
  return {
    name: 'Search API, 8 clients at once',
    rows: [
      ...rowsOf('1,000,000 listings', large, { page: 10, facets: 40, deep: 1.5 }),
      ...rowsOf('100,000 listings', small, undefined),
      ...drawnRows(large),
      atMost('growth of a page (p95), 100,000 to 1,000,000', large.pageP95 / small.pageP95, '×', 2),
      atMost('growth of facets (p95), 100,000 to 1,000,000', large.facetsP95 / small.facetsP95, '×', 2),
    ],
  };
}

/** Rows for searches within a drawn area and for place suggestions. */
function drawnRows(found: Figures): BenchRow[] {
  return [
    note('page p95 in a drawn area, 1,000,000 listings', found.drawnPageP95, 'ms'),
    atMost('facets p95 in a drawn area, 1,000,000 listings', found.drawnFacetsP95, 'ms', 40),
    atMost('place suggestions p95', found.suggestP95, 'ms', 30),
  ];
}

interface Figures {
  readonly drawnPageP95: number;
  readonly drawnFacetsP95: number;
  readonly suggestP95: number;
  readonly pageP50: number;
  readonly pageP95: number;
  readonly cardsP50: number;
  readonly cardsP95: number;
  readonly facetsP50: number;
  readonly facetsP95: number;
  /** Page 200 compared with page 1, medians of the same search. */
  readonly deepRatio: number;
  /** Pages a second. */
  readonly rate: number;
}

function rowsOf(
  of: string,
  found: Figures,
  limits: { page: number; facets: number; deep: number } | undefined,
): BenchRow[] {
  const row = (measure: string, value: number, unit: string, limit: number | undefined) =>
    limit === undefined ? note(`${measure}, ${of}`, value, unit) : atMost(`${measure}, ${of}`, value, unit, limit);
  return [
    note(`page p50, ${of}`, found.pageP50, 'ms'),
    row('page p95', found.pageP95, 'ms', limits?.page),
    note(`pages, ${of}`, found.rate, 'a second'),
    note(`page of cards p50, ${of}`, found.cardsP50, 'ms'),
    row('page of cards p95', found.cardsP95, 'ms', limits?.page),
    note(`facets p50, ${of}`, found.facetsP50, 'ms'),
    row('facets p95', found.facetsP95, 'ms', limits?.facets),
    row('page 200 against page 1', found.deepRatio, '×', limits?.deep),
  ];
}

/** Measures a running API. */
async function measure({ url }: Pick<RunningApi, 'url'>): Promise<Figures> {
  const searches = await commonSearches(url);
  const pages = Array.from({ length: REQUESTS }, (_, at) => `${SEARCH}?${searches[at % searches.length]}`);
  const cards = pages.map((path) => path.replace(SEARCH, CARDS));
  const facets = pages.map((path) => path.replace(SEARCH, `${SEARCH}/facets`));
  const deep = await deepPages(url);
  // A warm-up fills the caches, as on a server in use.
  for (const paths of [pages, cards, facets, deep.first, deep.far])
    await loadOf(url, paths.slice(0, REQUESTS / 4), CLIENTS);

  const started = performance.now();
  const pageTimes = await loadOf(url, pages, CLIENTS);
  const rate = (pages.length * 1000) / (performance.now() - started);
  const cardTimes = await loadOf(url, cards, CLIENTS);
  const facetTimes = await loadOf(url, facets, CLIENTS);
  const drawn = await drawnSearches(url);
  const drawnFacets = drawn.map((path) => path.replace(SEARCH, `${SEARCH}/facets`));
  const typed = TYPED.flatMap((word) =>
    CITIES.map((city) => `${SUGGEST}?hint=${encodeURIComponent(word)}&city=${city}`),
  );
  for (const paths of [drawn, drawnFacets, typed]) await loadOf(url, paths.slice(0, REQUESTS / 8), CLIENTS);
  return {
    drawnPageP95: quantile(await loadOf(url, drawn, CLIENTS), 0.95),
    drawnFacetsP95: quantile(await loadOf(url, drawnFacets, CLIENTS), 0.95),
    suggestP95: quantile(await loadOf(url, [...typed, ...typed, ...typed], CLIENTS), 0.95),
    pageP50: quantile(pageTimes, 0.5),
    pageP95: quantile(pageTimes, 0.95),
    cardsP50: quantile(cardTimes, 0.5),
    cardsP95: quantile(cardTimes, 0.95),
    facetsP50: quantile(facetTimes, 0.5),
    facetsP95: quantile(facetTimes, 0.95),
    deepRatio: await interleavedRatio(url, deep),
    rate,
  };
}

/** How much slower the far page is: the median of nine alternating rounds. */
async function interleavedRatio(url: string, deep: { first: string[]; far: string[] }): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const first = quantile(await loadOf(url, deep.first, CLIENTS), 0.5);
    const far = quantile(await loadOf(url, deep.far, CLIENTS), 0.5);
    ratios.push(far / first);
  }
  return quantile(ratios, 0.5);
}

/** The most common searches in each of some cities, spread over its localities and stations. */
export async function commonSearches(url: string, cities: readonly string[] = CITIES): Promise<string[]> {
  const templates: { query: string }[] = JSON.parse(readFileSync(SEARCHES, 'utf8'));
  const searches: string[] = [];
  for (const city of cities) {
    const { localities } = await json<{ localities: { slug: string }[] }>(`${url}/api/v1/localities/city/${city}`);
    const point = (await stations(url, city))[0];
    for (let turn = 0; turn < 9; turn += 1) {
      const slugs = [0, 1, 2].map((more) => localities[(turn * 3 + more) % localities.length]?.slug ?? '');
      for (const { query } of templates) {
        if (query.includes('{point}') && point === undefined) continue;
        const filled = query
          .replace('{localities}', slugs.join(','))
          .replace('{locality}', slugs[0] ?? '')
          .replace('{point}', point ?? '');
        searches.push(`city=${city}&${filled}`);
      }
    }
  }
  return searches;
}

/** Areas as people draw them: loops of 24 corners around localities, from a few streets to half of the city. */
async function drawnSearches(url: string): Promise<string[]> {
  const paths: string[] = [];
  for (const city of CITIES) {
    const { localities } = await json<{ localities: { latitude: number; longitude: number }[] }>(
      `${url}/api/v1/localities/city/${city}`,
    );
    for (const [turn, { latitude, longitude }] of localities.slice(0, 30).entries()) {
      const reach = [0.01, 0.03, 0.1][turn % 3] ?? 0.01;
      const corners = Array.from({ length: 24 }, (_, step) => ({
        latitude: latitude + reach * Math.cos((step * Math.PI) / 12) * (step % 2 ? 1 : 0.8),
        longitude: longitude + reach * Math.sin((step * Math.PI) / 12) * (step % 2 ? 1 : 0.8),
      }));
      for (const filters of ['', '&bhk=BHK2', '&bhk=BHK2&maxPrice=40000&sort=price_low']) {
        paths.push(`${SEARCH}?city=${city}&category=RENT&polygon=${encodePolygon(corners)}${filters}`);
      }
    }
  }
  return paths;
}

async function stations(url: string, city: string): Promise<string[]> {
  const { linesDetails } = await json<{ linesDetails: { id: string }[] }>(
    `${url}/places/api/metro/v1/lines?city=${city}`,
  );
  const [line] = linesDetails;
  if (!line) return [];
  const { metroStations } = await json<{ metroStations: { slug: string }[] }>(
    `${url}/places/api/metro/v1/line/${line.id}`,
  );
  return metroStations.slice(2).map(({ slug }) => slug);
}

/** Page 1 and page 200 of the same search. The cursors lead to page 200, or to the last page. */
async function deepPages(url: string): Promise<{ first: string[]; far: string[] }> {
  // Pages of 25, so that 100,000 listings also have a page 200.
  const search = `${SEARCH}?city=bangalore&category=RENT&size=25`;
  let page = 1;
  let far = search;
  while (page < 200) {
    const { pages } = await json<{ pages: { page: number; after: string }[] }>(url + far);
    const next = pages.filter((each) => each.page <= 200).at(-1);
    if (!next || next.page <= page) break;
    page = next.page;
    far = `${search}&page=${page}&after=${next.after}`;
  }
  if (page < 200) throw new Error(`There is no page 200 to measure, only ${page}.`);
  const repeated = (path: string) => Array.from({ length: 400 }, () => path);
  return { first: repeated(search), far: repeated(far) };
}

async function json<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  return (await answer.json()) as Answer;
}
