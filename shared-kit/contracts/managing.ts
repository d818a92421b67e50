import { z } from 'zod';
import { DRAFT_LIMITS } from '../domain/posting/draft-limits.ts';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';
import { publication } from './publishing.ts';

const params = z.object({ propertyId });

/** `10:00`: whole hours in India. */
const hour = z.string().regex(/^(?:[01]\d|2[0-4]):00$/, 'must be a whole hour such as 10:00');
const slotTime = { startTime: hour.optional(), endTime: hour.optional() };
const weekday = z.number().int().min(0).max(6);
const slot = z.strictObject({ weekday, ...slotTime });

const slots = z.object({
  /** Weekly hours in which the home is shown; 0 is Sunday. */
  slots: z.array(z.object({ weekday: z.number().int(), startTime: z.string(), endTime: z.string() })),
  /** False while the owner has not chosen hours and the usual week applies. */
  own: z.boolean(),
});

const managed = z.object({ publication });

/** Who took the home: somebody from here, somebody from elsewhere, or the owner does not say. */
export const CLOSED_WITH = ['SEEKER_HERE', 'ELSEWHERE', 'NOT_SAID'] as const;

/** What an owner does with a listing after publishing it. */
export const managingCalls = {
  'POST /api/v1/property/manage/{propertyId}/pause': {
    summary: 'Takes a live listing out of search until it is reactivated',
    params,
    personal: true,
    answer: managed,
  },
  'POST /api/v1/property/manage/{propertyId}/close': {
    summary: 'Says that the home is let or sold, and to whom',
    params,
    body: z.strictObject({
      closedWith: z.enum(CLOSED_WITH).default('NOT_SAID'),
      /** The seeker’s contact, if it was somebody from here. */
      contactId: z.string().max(60).optional(),
    }),
    personal: true,
    answer: managed,
  },
  'POST /api/v1/property/manage/{propertyId}/reactivate': {
    summary: 'Brings a paused or closed listing back, after its checks; it counts as confirmed today',
    params,
    personal: true,
    answer: managed,
  },
  'DELETE /api/v1/property/manage/{propertyId}': {
    summary: 'Deletes a listing; for half an hour that can be undone',
    params,
    personal: true,
    answer: managed.extend({
      /** Epoch ms. */
      undoUntil: z.number(),
    }),
  },
  'POST /api/v1/property/manage/{propertyId}/undo-delete': {
    summary: 'Brings a listing back that was deleted in the last half hour',
    params,
    personal: true,
    answer: managed,
  },
  'PUT /api/v1/property/manage/prices': {
    summary:
      'Changes the prices of listings of the person, all or none; people who shortlisted one hear of a lower price',
    body: z.strictObject({
      prices: z
        .array(z.strictObject({ propertyId, price: z.number().int().positive().max(2_000_000_000) }))
        .min(1)
        .max(DRAFT_LIMITS.importedRows),
    }),
    personal: true,
    answer: z.object({ prices: z.array(z.object({ propertyId: z.string(), price: z.number(), before: z.number() })) }),
  },
  'GET /api/v1/property/manage/{propertyId}/statistics': {
    summary: 'How often a listing was seen, shortlisted, contacted and visited, beside live homes like it',
    params,
    personal: true,
    answer: z.object({
      /** Days since it was posted. */
      days: z.number().int(),
      /** People who were logged in. */
      seenBy: z.number().int(),
      shortlists: z.number().int(),
      contacts: z.number().int(),
      visits: z.number().int(),
      /** Open requests for photos. */
      photosAskedFor: z.number().int(),
      /** Means of live homes of its kind in its locality; null with too few. */
      homesLikeIt: z
        .object({ homes: z.number().int(), seenBy: z.number(), shortlists: z.number(), contacts: z.number() })
        .nullable(),
    }),
  },
  'PUT /api/v1/slot/{propertyId}/add': {
    summary: 'Adds hours for visits on one weekday; skipped unless both startTime and endTime are there',
    params,
    body: slot,
    personal: true,
    answer: slots,
  },
  'POST /api/v1/slot/{propertyId}/save': {
    summary: 'Sets the week of visits; a slot without both startTime and endTime is skipped',
    params,
    body: z.strictObject({ slots: z.array(slot).max(42) }),
    personal: true,
    answer: slots,
  },
  'DELETE /api/v1/slot/{propertyId}': {
    summary: 'Deletes the hours of one weekday that begin at startTime',
    params,
    query: z.object({ weekday: z.coerce.number().int().min(0).max(6), startTime: hour }),
    personal: true,
    answer: slots,
  },
  'GET /api/v1/slot/{propertyId}/available': {
    summary: 'The week of visits of a draft or listing of the person',
    params,
    personal: true,
    answer: slots,
  },
} as const satisfies CallContracts;
