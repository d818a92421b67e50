import { z } from 'zod';
import { AMENITIES, BHK_TYPES, BUILDING_TYPES, FURNISHINGS } from '../domain/listing-options.ts';
import { type CallContracts, commaList } from './call.ts';
import { propertyRecord, trendPoint } from './property.ts';

/** What a home is, as the form asks it. */
const home = {
  localityId: z.string().regex(/^loc-[a-z0-9-]{1,100}$/, 'must be the id of a locality'),
  bhk: z.enum(BHK_TYPES),
  /** Sq ft. */
  area: z.coerce.number().int().min(100).max(20_000),
  furnishing: z.enum(FURNISHINGS).default('SEMI_FURNISHED'),
  building: z.enum(BUILDING_TYPES).default('AP'),
  floor: z.coerce.number().int().min(0).max(80).default(1),
  /** Years. */
  age: z.coerce.number().int().min(0).max(80).default(5),
  amenities: commaList(AMENITIES),
};

export const rentEstimateCalls = {
  'GET /api/v1/rent-estimate': {
    summary: 'What rent a home could ask: from live homes of its city, without an account',
    query: z.object(home),
    answer: z.object({
      city: z.string(),
      locality: z.string(),
      /** Null where too few homes are live. ₹ a month: the middle half of such homes asks from `low` to `high`. */
      estimate: z
        .object({
          low: z.number().int(),
          median: z.number().int(),
          high: z.number().int(),
          /** Live homes of the city that it comes from. */
          homes: z.number().int(),
        })
        .nullable(),
      /** Homes of the size in the locality, and the median of the days since they were posted. */
      like: z.object({ homes: z.number().int(), medianDaysListed: z.number().int() }),
      /** What another home would ask beside this one, in percent. */
      differences: z.array(
        z.object({
          what: z.enum(['furnishing', 'area', 'floor', 'age', 'amenity']),
          /** The other value: `FULLY_FURNISHED`, `LIFT`, or a number. */
          value: z.string(),
          percent: z.number(),
        }),
      ),
      /** Those of the nearest area first. */
      homes: z.array(propertyRecord),
      trend: z.object({ bhk: z.string().nullable(), points: z.array(trendPoint) }),
    }),
  },
} as const satisfies CallContracts;
