import { ADDRESSES_OF_A_SITEMAP, type sitemapCalls } from '@aangan/shared-kit/contracts/sitemaps';
import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { cityHomeLink, cityLink } from '@aangan/shared-kit/links/home';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { Database } from '../../foundation/database/public.ts';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { detailUrl } from '../listings/public.ts';
import { homesOfPart, offeredHomes, offeredLocalities } from './sitemaps.queries.ts';

type Address = [path: string, changedOn: number | null];

/** Addresses for search engines: every city, every indexable search, every active home. */
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

  return {
    async 'GET /api/v1/sitemaps'() {
      const parts = Math.ceil((await offeredHomes(database)) / ADDRESSES_OF_A_SITEMAP);
      return { names: ['cities', 'searches', ...Array.from({ length: parts }, (_, index) => `homes-${index + 1}`)] };
    },

    async 'GET /api/v1/sitemaps/{name}'({ params: { name } }) {
      const part = /^homes-(\d+)$/.exec(name)?.[1];
      const addresses =
        name === 'cities' ? cities() : name === 'searches' ? await searches() : part ? await homes(Number(part)) : [];
      if (addresses.length === 0) throw notFound('There is no such list.');
      return { addresses };
    },
  };
}

function cities(): Address[] {
  return CITY_SLUGS.flatMap((city) => [
    [cityLink(city), null],
    ...LISTING_CATEGORIES.map((category): Address => [cityHomeLink(city, category), null]),
  ]);
}
