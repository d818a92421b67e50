import { ADDRESSES_OF_A_SITEMAP, type sitemapCalls } from '@aangan/shared-kit/contracts/sitemaps';
import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { allProjects } from '@aangan/shared-kit/domain/projects/project-search';
import { cityHomeLink, cityLink } from '@aangan/shared-kit/links/home';
import { projectSearchLink } from '@aangan/shared-kit/links/project-search';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { Database } from '../../foundation/database/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import { detailUrl } from '../listings/public.ts';
import {
  homesOfPart,
  offeredHomes,
  offeredLocalities,
  offeredProjects,
  projectPlaces,
  projectsOfPart,
} from './sitemaps.queries.ts';

type Address = [path: string, changedOn: number | null];

/** Addresses for search engines: every city, indexable search, active home, and builder project with its lists. */
export function sitemapHandlers(database: Database): CallHandlers<typeof sitemapCalls> {
  async function searches(): Promise<Address[]> {
    const localities = await offeredLocalities(database);
    const known = new Set<string>(LISTING_CATEGORIES);
    const inCities = new Set<string>();
    const inLocalities = localities.flatMap(({ city, slug, category }) => {
      if (!known.has(category)) return [];
      const search = emptySearch(category as ListingCategory, city);
      inCities.add(searchLink(search));
      return [searchLink({ ...search, localities: [slug] })];
    });
    return [...inCities, ...inLocalities].map((path) => [path, null]);
  }

  async function homes(part: number): Promise<Address[]> {
    const rows = await homesOfPart(database, part);
    return rows.map(({ confirmedAt, ...home }) => [detailUrl(home), confirmedAt.getTime()]);
  }

  /** Lists of projects: of each city and locality, and those of one stage in each city. */
  async function projectLists(): Promise<Address[]> {
    const lists = (await projectPlaces(database)).flatMap(({ city, slug, stage }) => [
      projectSearchLink(allProjects(city)),
      projectSearchLink({ ...allProjects(city), stages: [stage] }),
      projectSearchLink({ ...allProjects(city), localities: [slug] }),
    ]);
    return [...new Set(lists)].map((path) => [path, null]);
  }

  async function projects(part: number): Promise<Address[]> {
    return (await projectsOfPart(database, part)).map((row) => [projectLink(row), null]);
  }

  /** The addresses of a list; none for an unknown name. */
  function addressesOf(name: string): Promise<Address[]> | Address[] {
    const [, kind, part] = /^([a-z]+)(?:-(\d+))?$/.exec(name) ?? [];
    if (part !== undefined)
      return kind === 'homes' ? homes(Number(part)) : kind === 'projects' ? projects(Number(part)) : [];
    return kind === 'cities' ? cities() : kind === 'searches' ? searches() : kind === 'projects' ? projectLists() : [];
  }

  return {
    async 'GET /api/v1/sitemaps'() {
      const [ofHomes, ofProjects] = await Promise.all([offeredHomes(database), offeredProjects(database)]);
      return {
        names: [
          ...['cities', 'searches', 'projects'],
          ...partsOf('homes', ofHomes),
          ...partsOf('projects', ofProjects),
        ],
      };
    },

    async 'GET /api/v1/sitemaps/{name}'({ params: { name } }) {
      const addresses = await addressesOf(name);
      if (addresses.length === 0) throw callError('no-list');
      return { addresses };
    },
  };
}

/** `homes-1`, `homes-2` … for a number of addresses. */
function partsOf(name: string, addresses: number): string[] {
  return Array.from({ length: Math.ceil(addresses / ADDRESSES_OF_A_SITEMAP) }, (_, index) => `${name}-${index + 1}`);
}

function cities(): Address[] {
  return CITY_SLUGS.flatMap((city) => [
    [cityLink(city), null],
    ...LISTING_CATEGORIES.map((category): Address => [cityHomeLink(city, category), null]),
  ]);
}
