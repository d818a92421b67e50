import { z } from 'zod';
import { SHORTLISTED_AT_MOST } from '../domain/personal-limits.ts';
import type { CallContracts } from './call.ts';
import { propertyId, propertyRecord } from './property.ts';

/** Cards on one page of a personal list, or in one look-up by ids. */
export const CARDS_AT_ONCE = 30;

const ids = z.object({
  /** Current shortlist, the newest first. */
  ids: z.array(z.string()),
});

export const shortlistCalls = {
  'GET /api/v1/user/shortlist': {
    summary: 'Shortlisted listings as cards, the last one first; what is gone is among them, not active',
    query: z.object({ page: z.coerce.number().int().min(1).max(50).default(1) }),
    personal: true,
    answer: z.object({
      entries: z.array(z.object({ record: propertyRecord, shortlistedOn: z.number() })),
      total: z.number().int(),
      page: z.number().int(),
      size: z.number().int(),
    }),
  },
  'GET /api/v1/user/shortlist/ids': {
    summary: 'Ids of all shortlisted listings, so that public lists can mark them',
    personal: true,
    answer: ids,
  },
  'PUT /api/v1/user/shortlist/{propertyId}': {
    summary: 'Shortlists a listing; once is as good as twice',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({ shortlisted: z.literal(true) }),
  },
  'DELETE /api/v1/user/shortlist/{propertyId}': {
    summary: 'Takes a listing off the shortlist',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({ shortlisted: z.literal(false) }),
  },
  'POST /api/v1/user/shortlist/merge': {
    summary: 'Adds what a browser kept before its visitor logged in, the newest first, as far as there is room',
    body: z.object({ ids: z.array(propertyId).max(SHORTLISTED_AT_MOST) }),
    personal: true,
    answer: ids,
  },
  'GET /api/v1/property/cards': {
    summary: 'Listings by id as cards, in the order of the ids; unknown ones are left out',
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(propertyId).max(CARDS_AT_ONCE)),
    }),
    answer: z.object({ records: z.array(propertyRecord) }),
  },
} as const satisfies CallContracts;
