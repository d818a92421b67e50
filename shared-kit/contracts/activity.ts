import { z } from 'zod';
import { SEARCHES_AT_MOST, VIEWED_AT_MOST } from '../domain/personal-limits.ts';
import type { CallContracts } from './call.ts';
import { propertyId, propertyRecord } from './property.ts';

/** A path of this site; browsers read `//` and `/\` as another site. */
const address = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])/, 'must be a path of this site');
const words = z.string().trim().min(1).max(300);
/** Epoch ms. */
const at = z.number().int().nonnegative();

const search = z.object({
  /** Description of the search: `Rent · Koramangala`. */
  title: words,
  /** Address of its results. */
  to: address,
  searchedOn: at,
});

const viewed = z.object({ record: propertyRecord, viewedOn: at });

export const activityCalls = {
  'GET /api/v1/user/activity': {
    summary: 'Recently viewed listings and recent searches, newest first',
    personal: true,
    answer: z.object({ viewed: z.array(viewed), searches: z.array(search) }),
  },
  'POST /api/v1/user/activity/merge': {
    summary:
      'Notes views and searches, one or all that a browser kept before login; the same once more changes nothing',
    body: z.object({
      viewed: z
        .array(z.object({ id: propertyId, viewedOn: at }))
        .max(VIEWED_AT_MOST)
        .default([]),
      searches: z.array(search).max(SEARCHES_AT_MOST).default([]),
    }),
    personal: true,
    answer: z.object({ searches: z.array(search) }),
  },
  'DELETE /api/v1/user/activity': {
    summary: 'Forgets all views and searches',
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'DELETE /api/v1/user/activity/viewed/{propertyId}': {
    summary: 'Forgets one view',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'DELETE /api/v1/user/activity/searches': {
    summary: 'Forgets one search by its address, or all of them',
    query: z.object({ to: address.optional() }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
