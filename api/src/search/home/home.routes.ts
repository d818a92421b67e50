import type { CarouselsAnswer, homeCalls } from '@aangan/shared-kit/contracts/home';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../foundation/database/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import { recentHomes, recentOf } from './carousel-listings.queries.ts';
import { hotProjects, news, priceTrends, stories, topBuilders, topRentalSocieties } from './carousel-places.queries.ts';

/** More than there are service cities. */
const MOST_CITIES = 50;

/** Answers of the home page may be half a minute old. */
const CAROUSELS_FRESH_MS = 30_000;

interface HomeSettings {
  /** Public prefix of pictures. */
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The single call of the home page. */
export function homeHandlers({ assetUrl, now }: HomeSettings): CallHandlers<typeof homeCalls> {
  const carousels = new LRUCache<string, CarouselsAnswer, Database>({
    max: MOST_CITIES,
    ttl: CAROUSELS_FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (city, _before, { context: reader }) => carouselsOf(reader, city, assetUrl),
  });
  return {
    'GET /api/v1/home/carousels': async ({ query, reader }) => {
      const city = cityBySlug(query.city);
      if (!city) throw callError('no-city');
      return carousels.forceFetch(city.slug, { context: reader });
    },
  };
}

async function carouselsOf(database: Database, city: string, assetUrl: string): Promise<CarouselsAnswer> {
  const options = { assetUrl };
  const [
    projects,
    builders,
    twoAndThree,
    independent,
    highFloor,
    topSocieties,
    pg,
    shared,
    societies,
    items,
    trends,
    testimonials,
  ] = await Promise.all([
    hotProjects(database, city),
    topBuilders(database, city),
    recentHomes(database, city, 'BHK2_BHK3', options),
    recentHomes(database, city, 'INDEPENDENT', options),
    recentHomes(database, city, 'HIGH_FLOOR', options),
    recentHomes(database, city, 'TOP_SOCIETIES', options),
    recentOf(database, city, 'PG', options),
    recentOf(database, city, 'SHARED', options),
    topRentalSocieties(database, city),
    news(database, city),
    priceTrends(database, city),
    stories(database, city),
  ]);
  return {
    projects,
    builders,
    recentProperties: {
      BHK2_BHK3: twoAndThree,
      INDEPENDENT: independent,
      HIGH_FLOOR: highFloor,
      TOP_SOCIETIES: topSocieties,
    },
    sharedProperties: { PG: pg, SHARED: shared },
    topRentalSocieties: societies,
    news: items,
    priceTrends: trends,
    stories: testimonials,
  };
}
