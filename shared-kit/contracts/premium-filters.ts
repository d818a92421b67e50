import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { PREMIUM_FILTERS } from '../domain/premium-filters.ts';
import { type CallContracts, commaList, slug } from './call.ts';
import { propertyRecord } from './property.ts';

export const premiumFilterCalls = {
  'GET /api/v1/property/premium': {
    summary: 'Listings by what their owners do; for people who are logged in, the last confirmed first, at most 30',
    query: z.object({ category: z.enum(LISTING_CATEGORIES), city: slug, filters: commaList(PREMIUM_FILTERS) }),
    personal: true,
    answer: z.object({ records: z.array(propertyRecord) }),
  },
} as const satisfies CallContracts;
