import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Rows of each kind in the answer, the newest first. */
export const PROGRESS_AT_MOST = 200;

/**
 * State of a contact. `hidden`: the number is not shown any more; `returned`: the contact did not work and no longer
 * counts.
 */
export const PROGRESS_CONTACT_STATES = ['given', 'hidden', 'returned'] as const;

const contacted = z.object({
  propertyId: z.string(),
  /** First name of the owner. */
  name: z.string(),
  /** The owner’s number, for a contact that is `given`; otherwise null. */
  phone: z.string().nullable(),
  state: z.enum(PROGRESS_CONTACT_STATES),
  /** When the owner’s quiet hours end, epoch ms; null outside of quiet hours. */
  quietUntil: z.number().nullable(),
  /** Id of the contact by which the person calls through the bridge number; absent without such calls. */
  callVia: z.string().optional(),
});

export type ContactedListing = z.infer<typeof contacted>;

const progress = z.object({
  contacts: z.array(contacted),
  /** Listings whose owners have not answered the request for their number. */
  requested: z.array(z.string()),
  /** Visits to come, the next first. */
  visits: z.array(z.object({ propertyId: z.string(), /** Epoch ms. */ timeEpoch: z.number() })),
  /** The person’s own listings. */
  own: z.array(z.string()),
});

export type ListingProgress = z.infer<typeof progress>;

export const listingProgressCalls = {
  'GET /api/v1/user/listing-progress': {
    summary: 'What the person has done about listings: contacts, requests, visits to come, and own listings',
    personal: true,
    answer: progress,
  },
} as const satisfies CallContracts;
