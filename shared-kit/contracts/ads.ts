import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { type CallContracts, slug } from './call.ts';

const ad = z.object({
  id: slug,
  title: z.string(),
  text: z.string(),
  /** Text of the link. */
  action: z.string(),
  /** Path of this site. */
  to: z.string().startsWith('/'),
});

export type Ad = z.infer<typeof ad>;

export const adCalls = {
  'GET /api/space/group/details': {
    summary: 'What stands in the ad slots of a page: only services of our own',
    query: z.object({
      /** Kind of page. */
      context: z.enum(['results']),
      /** Section of the page. */
      src: slug,
      /** Accepted and ignored: ads are not targeted by behaviour, so our pages send no device id. */
      deviceId: z.string().max(64).optional(),
      city: slug,
      /** The locality's slug. */
      entityid: slug.optional(),
      propertyType: z.enum(LISTING_CATEGORIES).optional(),
    }),
    answer: z.object({
      /** Cards between two slots. */
      repeatingNumber: z.number().int().min(3),
      /** In the order of their slots. */
      adsData: z.array(ad),
    }),
  },
} as const satisfies CallContracts;
