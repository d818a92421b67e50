import { z } from 'zod';
import { DRAFT_LIMITS } from '../domain/posting/draft-limits.ts';
import type { CallContracts } from './call.ts';
import { POSTING_STATES } from './posting.ts';
import { propertyId, propertyRecord } from './property.ts';
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

/** Why the site, and not its owner, has paused a listing. */
export const PAUSED_BY = ['NOT_CONFIRMED', 'REPORTED'] as const;

const ownListing = z.object({
  record: propertyRecord,
  state: z.enum(POSTING_STATES),
  /** Of a paused listing; null when the owner has paused it. */
  pausedBy: z.enum(PAUSED_BY).nullable(),
  /** Fields that were changed and not published yet. */
  unpublished: z.number().int(),
  /** Photos of its owner. */
  photos: z.number().int(),
  /** Address of the cover for its owner alone, while nobody else sees the listing; null otherwise. */
  cover: z.string().nullable(),
  /** People who were logged in. */
  seenBy: z.number().int(),
  contacts: z.number().int(),
  /** People who have it in their shortlists. */
  shortlists: z.number().int().optional(),
  /** Entries of the list of who is interested: contacts, requests, visits and interest. */
  interested: z.number().int().optional(),
  visitsToCome: z.number().int().optional(),
  /** Until when its deletion can be undone, epoch ms; null unless it is deleted. */
  undoUntil: z.number().nullable(),
  /** How it was let or sold last; null unless it is closed. */
  closed: z
    .object({
      with: z.enum(CLOSED_WITH),
      /** First name of the seeker, if it was somebody from here. */
      name: z.string().nullable(),
    })
    .nullable(),
});

export type OwnListing = z.infer<typeof ownListing>;

/** What changed while a listing was off. */
const changesOfReturn = z.strictObject({
  /** ₹ (a month). */
  price: z.number().int().positive().max(2_000_000_000).optional(),
  availableFrom: z.iso.date().optional(),
});

/** What an owner does with a listing after publishing it. */
export const managingCalls = {
  'GET /api/v1/property/manage': {
    summary: 'Published listings of the person with their states, newest first; deleted ones while that can be undone',
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    personal: true,
    answer: z.object({
      listings: z.array(ownListing),
      total: z.number().int(),
      page: z.number().int(),
      size: z.number().int(),
    }),
  },
  'GET /api/v1/property/manage/{propertyId}/listing': {
    summary: 'One published listing of the person with its state',
    params,
    personal: true,
    answer: ownListing,
  },
  'GET /api/v1/property/manage/{propertyId}/contacts': {
    summary: 'People who have contacted the owner about a listing, to say who took it; the last 50',
    params,
    personal: true,
    answer: z.object({
      contacts: z.array(
        z.object({
          id: z.string(),
          /** First name. */
          name: z.string(),
          /** Epoch ms. */
          contactedOn: z.number(),
        }),
      ),
    }),
  },
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
    summary:
      'Brings a paused or closed listing back, after its checks, with what has changed; it counts as confirmed today',
    params,
    body: changesOfReturn,
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
      'Changes the prices of listings of the person, all or none; a 400 names each wrong row as `body.prices.0.price`',
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
      /** Result pages of the last 30 days that showed it. */
      inResults: z.number().int(),
      shortlists: z.number().int(),
      contacts: z.number().int(),
      visits: z.number().int(),
      /** Open requests for photos. */
      photosAskedFor: z.number().int(),
      /** Means of live homes of its kind in its locality; null with too few. */
      homesLikeIt: z
        .object({
          homes: z.number().int(),
          seenBy: z.number(),
          inResults: z.number(),
          shortlists: z.number(),
          contacts: z.number(),
        })
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
