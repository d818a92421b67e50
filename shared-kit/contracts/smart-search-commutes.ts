import { z } from 'zod';
import { COMMUTE_MINUTES, COMMUTE_MODES, type CommuteMode, MAX_COMMUTERS } from '../domain/commute.ts';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { type CallContracts, slug } from './call.ts';

const commuteId = z.string().regex(/^com_[a-z0-9]{20}$/);

const commute = z.object({
  commuteId,
  city: slug,
  propertyType: z.enum(LISTING_CATEGORIES),
  /** One or two people. */
  people: z.array(
    z.object({
      /** Slug of a landmark, station or locality of the city. */
      to: slug,
      /** Its name, when it is known. */
      name: z.string(),
      mode: z.enum(Object.keys(COMMUTE_MODES) as [CommuteMode, ...CommuteMode[]]),
      minutes: z.number().int(),
    }),
  ),
});

export type SavedCommute = z.infer<typeof commute>;

const commuteBody = z.object({
  city: slug,
  propertyType: z.enum(LISTING_CATEGORIES),
  people: z
    .array(
      z.object({
        to: slug,
        mode: z.enum(Object.keys(COMMUTE_MODES) as [CommuteMode, ...CommuteMode[]]),
        minutes: z.union(COMMUTE_MINUTES.map((minutes) => z.literal(minutes))),
      }),
    )
    .min(1)
    .max(MAX_COMMUTERS)
    .refine((people) => new Set(people.map(({ to }) => to)).size === people.length, 'must be different places'),
});

/** Saved commutes. Source: services-and-platform, section 7 (smart search calls). */
export const smartCommuteCalls = {
  'POST /falcon/smart-search-v2/commute': {
    summary: 'Saves the commutes of one or two people for a city and kind of home; once more replaces them',
    body: commuteBody,
    personal: true,
    answer: z.object({ commute }),
  },
  'PUT /falcon/smart-search-v2/commute/{commuteId}': {
    summary: 'Changes saved commutes; 404 for another person’s',
    params: z.object({ commuteId }),
    body: commuteBody,
    personal: true,
    answer: z.object({ commute }),
  },
  'GET /falcon/smart-search-v2/commute': {
    summary: 'The saved commutes of a city and kind of home; null without',
    query: z.object({ city: slug, propertyType: z.enum(LISTING_CATEGORIES) }),
    personal: true,
    answer: z.object({ commute: commute.nullable() }),
  },
} as const satisfies CallContracts;
