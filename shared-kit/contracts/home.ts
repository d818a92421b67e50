import { z } from 'zod';
import { type CallContracts, slug } from './call.ts';
import { propertyRecord } from './property.ts';

/** Source: product-and-plans, section 3 (home-page state: recent properties in four tabs). */
export const RECENT_TABS = ['BHK2_BHK3', 'INDEPENDENT', 'HIGH_FLOOR', 'TOP_SOCIETIES'] as const;

const priceTrend = z.object({
  locality: z.string(),
  slug: z.string(),
  /** Median ₹ a month, 2 BHK. */
  rent: z.number(),
  /** Change against twelve months ago, percent. */
  rentChangePercent: z.number(),
  /** Median ₹ per sq ft. */
  pricePerSqft: z.number(),
  sampleSize: z.number(),
});

export const carouselsAnswer = z.object({
  /** Hot selling projects. */
  projects: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      /** Its page. */
      url: z.string(),
      name: z.string(),
      builder: z.string(),
      locality: z.string(),
      minPrice: z.number(),
      maxPrice: z.number(),
      /** Sizes of its units, with half rooms. */
      bhk: z.array(z.string()),
      possession: z.string(),
      picture: z.string(),
      pictureAlt: z.string(),
      pictureColour: z.string(),
      listings: z.number(),
    }),
  ),
  builders: z.array(
    z.object({ id: z.string(), name: z.string(), since: z.number(), projects: z.number(), city: z.string() }),
  ),
  recentProperties: z.record(z.enum(RECENT_TABS), z.array(propertyRecord)),
  sharedProperties: z.object({ PG: z.array(propertyRecord), SHARED: z.array(propertyRecord) }),
  topRentalSocieties: z.array(
    z.object({ slug: z.string(), name: z.string(), locality: z.string(), listings: z.number(), minRent: z.number() }),
  ),
  news: z.array(z.object({ id: z.string(), title: z.string(), summary: z.string(), date: z.number() })),
  priceTrends: z.array(priceTrend),
  stories: z.array(
    z.object({ id: z.string(), name: z.string(), city: z.string(), title: z.string(), text: z.string() }),
  ),
});

export type CarouselsAnswer = z.infer<typeof carouselsAnswer>;

export const homeCalls = {
  'GET /api/v1/home/carousels': {
    summary: 'Everything below the search box of the home page, for one city',
    replica: true,
    query: z.object({ city: slug }),
    answer: carouselsAnswer,
  },
} as const satisfies CallContracts;
