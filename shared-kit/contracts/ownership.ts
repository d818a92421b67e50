import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';
import { foundCases, listedCases, neededReason, searchedCases, waitingCases } from './staff.ts';
import { UPLOAD_MEDIA_TYPES } from './uploads.ts';

/** Name of the kind of uploads; their subject is the id of the listing. */
export const OWNERSHIP_UPLOAD = 'ownership-paper';

/** `none`: nothing was sent, or what was seen has expired; `refused` has a reason, and papers can be sent again. */
export const OWNERSHIP_STATES = ['none', 'submitted', 'verified', 'refused'] as const;

const params = z.object({ propertyId });

const ownership = z.object({
  listing: z.object({ id: propertyId, title: z.string(), url: z.string() }),
  state: z.enum(OWNERSHIP_STATES),
  /** Why staff refused the papers, for the owner. */
  reason: z.string().nullable(),
  /** Epoch ms. */
  submittedOn: z.number().nullable(),
  decidedOn: z.number().nullable(),
  /** Until when seekers see that the papers were checked, epoch ms; null unless verified. */
  expiresOn: z.number().nullable(),
});

export type Ownership = z.infer<typeof ownership>;

/** The proof that a home is the owner’s: papers of the owner, and what staff decide about them. */
export const ownershipCalls = {
  'GET /api/v1/property/{propertyId}/ownership': {
    summary: 'How far the proof of ownership of one’s own listing is',
    params,
    personal: true,
    answer: ownership,
  },
  'POST /api/v1/property/{propertyId}/ownership': {
    summary: 'Hands in the uploaded papers; 400 without any',
    params,
    body: z.object({}).optional(),
    personal: true,
    answer: ownership,
  },
  'GET /api/v1/staff/ownership': {
    summary: 'Papers of ownership that wait, the oldest first, all or some; for staff',
    query: listedCases,
    personal: true,
    answer: z.object({
      waiting: z.array(
        z.object({
          listing: ownership.shape.listing,
          /** Name of the owner’s account. */
          name: z.string(),
          submittedOn: z.number(),
          papers: z.array(z.object({ file: z.string(), mediaType: z.enum(UPLOAD_MEDIA_TYPES).nullable() })),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/ownership/waiting': {
    summary: 'Number of listings whose papers of ownership wait; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/ownership/search': {
    summary: 'Finds waiting papers by phone number, part of a name or listing; for staff',
    body: searchedCases,
    personal: true,
    answer: foundCases,
  },
  'POST /api/v1/staff/ownership/{propertyId}': {
    summary: 'Staff verify the papers, which seekers then see, or refuse them with a reason; the papers are deleted',
    params,
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('verify') }),
      z.object({ decision: z.literal('refuse'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ state: z.enum(['verified', 'refused']) }),
  },
} as const satisfies CallContracts;
