import { type RunningApi, withListings } from './api-process.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { loadOf, quantile } from './client-load.ts';

const CLIENTS = 8;
const PROJECTS = 50_000;
const REQUESTS = 2_000;
const PORT = 4_720;
const CITIES = ['pune', 'mumbai', 'bangalore', 'chennai', 'gurgaon', 'delhi'] as const;
const SEARCH = '/api/v1/project/search';

/** The common searches for projects. `{locality}` is one of the city's. */
const SEARCHES = [
  '',
  'stages=READY',
  'stages=NEW_LAUNCH,UNDER_CONSTRUCTION&units=BHK2',
  'maxPrice=10000000&sort=price_low',
  'minPrice=10000000&maxPrice=30000000&units=BHK3&rera=true',
  'possession=within_1_year&sort=possession',
  'localities={locality}',
  'localities={locality}&units=BHK2,BHK3&sort=price_high',
  'builder=otla-housing&rera=true',
  'page=3',
] as const;

/** Measures lists and facets of 50,000 projects with 8 concurrent clients. */
export async function benchProjects(): Promise<BenchTable> {
  const { pages, facets, pins } = await withListings({ listings: 1_000, projects: PROJECTS, port: PORT }, measure);
  return {
    name: 'Lists of 50,000 projects, 8 clients at once',
    rows: [
      note('page p50', quantile(pages, 0.5), 'ms'),
      atMost('page p95', quantile(pages, 0.95), 'ms', 10),
      note('facets p50', quantile(facets, 0.5), 'ms'),
      atMost('facets p95', quantile(facets, 0.95), 'ms', 40),
      note('map p95', quantile(pins, 0.95), 'ms'),
    ],
  };
}

async function measure({ url }: Pick<RunningApi, 'url'>) {
  const searches = await commonSearches(url);
  const paths = Array.from({ length: REQUESTS }, (_, at) => `${SEARCH}?${searches[at % searches.length]}`);
  const facets = paths.map((path) => path.replace(SEARCH, `${SEARCH}/facets`));
  const pins = paths.slice(0, REQUESTS / 10).map((path) => path.replace(SEARCH, `${SEARCH}/map`));
  // A warm-up loads the projects of each city, as on a server in use.
  for (const each of [paths, facets, pins]) await loadOf(url, each.slice(0, searches.length), CLIENTS);
  return {
    pages: await loadOf(url, paths, CLIENTS),
    facets: await loadOf(url, facets, CLIENTS),
    pins: await loadOf(url, pins, CLIENTS),
  };
}

async function commonSearches(url: string): Promise<string[]> {
  const searches: string[] = [];
  for (const city of CITIES) {
    const answer = await fetch(`${url}/api/v1/localities/city/${city}`);
    if (!answer.ok) throw new Error(`${answer.status} for the localities of ${city}`);
    const { localities } = (await answer.json()) as { localities: { slug: string }[] };
    for (const { slug } of localities.slice(0, 9)) {
      searches.push(...SEARCHES.map((search) => `city=${city}&${search.replace('{locality}', slug)}`));
    }
  }
  return searches;
}
