import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { COMMERCIAL_TYPE_KEYS, FLATMATE_ROOMS, FURNISHINGS, PG_TENANTS } from '../domain/listing-options.ts';
import { EXPLORE_STEPS } from '../domain/posting/explore-questions.ts';
import { HOME_UNITS } from '../domain/posting/unit-type.ts';
import type { CallContracts } from './call.ts';
import { propertyId, trendPoint } from './property.ts';

const localityId = z.string().regex(/^loc-[a-z0-9-]{1,100}$/, 'must be the id of a locality');

/** What the home is, as far as the owner has said. */
const home = {
  category: z.enum(LISTING_CATEGORIES),
  unit: z.enum(HOME_UNITS).optional(),
  commercialType: z.enum(COMMERCIAL_TYPE_KEYS).optional(),
  flatmateRoom: z.enum(FLATMATE_ROOMS).optional(),
  pgTenant: z.enum(PG_TENANTS).optional(),
  furnishing: z.enum(FURNISHINGS).optional(),
  /** Sq ft. */
  area: z.coerce.number().int().min(50).max(10_00_000).optional(),
  localityId,
};

/** What owners think of exploring and posting. */
const rating = z.coerce.number().int().min(1).max(5);

export const exploreCalls = {
  'GET /api/v1/pyp/explore': {
    summary: 'What a home could bring: from live homes like it, without an account',
    query: z.object(home),
    answer: z.object({
      /** Null with too few comparable homes. */
      estimate: z
        .object({
          /** ₹ (a month): half of the comparable homes cost from `low` to `high`. */
          low: z.number(),
          median: z.number(),
          high: z.number(),
          homes: z.number().int(),
          /** Days since half of them were posted. */
          medianDaysListed: z.number().int(),
          /** Days since the first of them was posted. */
          longestDaysListed: z.number().int(),
        })
        .nullable(),
      /** `2 BHK homes for rent in Koramangala`. */
      comparedWith: z.string(),
      /** People who looked at, shortlisted or contacted such homes of the locality in the last 30 days. */
      interestedPeople: z.number().int(),
      /** `Koramangala`. */
      locality: z.string(),
      /** Monthly medians of the locality; null for kinds that have none. */
      trend: z
        .object({
          bhk: z.string().nullable(),
          unit: z.enum(['rent_per_month', 'price_per_sqft']),
          points: z.array(trendPoint),
        })
        .nullable(),
    }),
  },
  'GET /api/v1/property/bhk/info': {
    summary: 'Sizes of the live homes of a locality, with the areas that such homes have',
    query: z.object({ category: z.enum(['RENT', 'BUY', 'SHARED']), localityId }),
    answer: z.object({
      units: z.array(
        z.object({
          unit: z.enum(HOME_UNITS),
          /** `2.5 BHK`. */
          label: z.string(),
          homes: z.number().int(),
          /** Sq ft: half of them have from `low` to `high`; null with too few of them. */
          area: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
        }),
      ),
    }),
  },
  'POST /api/v1/pyp/intent/save': {
    summary: 'Saves what somebody wanted to post and how far they came; nothing in it names the person',
    form: z.object({ ...home, localityId: localityId.optional(), step: z.enum(EXPLORE_STEPS) }),
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/pyp/feedback/submit': {
    summary: 'Saves what the owner thinks of posting a listing; once more replaces it',
    form: z.object({ propertyId, rating, words: z.string().trim().max(500).default('') }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /api/v1/pyp/feedback': {
    summary: 'What the owner has said about posting a listing; null before',
    query: z.object({ propertyId }),
    personal: true,
    answer: z.object({
      feedback: z.object({ rating: z.number().int(), words: z.string(), savedOn: z.number() }).nullable(),
    }),
  },
} as const satisfies CallContracts;
