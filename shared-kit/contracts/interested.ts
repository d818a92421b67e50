import { z } from 'zod';
import { holdsNumber, LEAVE_OUT_NUMBERS } from '../domain/holds-number.ts';
import type { CallContracts } from './call.ts';
import { contactClaimState, contactPerson, REPORT_REASONS, REPORT_STATES, REQUEST_STATES } from './contacts.ts';
import type { TopicContracts } from './live.ts';
import { propertyId } from './property.ts';

const words = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !holdsNumber(text), LEAVE_OUT_NUMBERS);

/** What a seeker shares with owners. */
const aboutSeeker = z.object({
  whoMovesIn: words(80),
  work: words(80),
  /** `2026-12-01`, or empty. */
  moveIn: z.string().regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'must be a date such as 2026-12-01'),
  note: words(500),
});

export type AboutSeeker = z.infer<typeof aboutSeeker>;

/** Who is interested in a listing of the viewer's, and how they showed it. */
const interestedPerson = z.object({
  /** Of the contact, the request or the lead. */
  id: z.string(),
  /**
   * `contact`: both have each other's number. `request`: waits for the owner's answer. `visit`: a visit is booked.
   * `interest`: interest without a request.
   */
  by: z.enum(['contact', 'request', 'visit', 'interest']),
  listingId: z.string(),
  /** The number is only present after a contact. */
  person: contactPerson,
  /** Epoch ms. */
  at: z.number(),
  /** When the visit is, epoch ms. */
  visitAt: z.number().nullable(),
  /** Status of a request. */
  request: z.enum(REQUEST_STATES).nullable(),
  about: aboutSeeker.nullable(),
  myNumberHiddenOn: z.number().nullable(),
  report: z.object({ reason: z.enum(REPORT_REASONS), state: z.enum(REPORT_STATES) }).nullable(),
  claim: contactClaimState.nullable(),
});

export type InterestedPerson = z.infer<typeof interestedPerson>;

const ownListing = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** People who shortlisted it; their identity is private. */
  shortlists: z.number().int(),
  contacts: z.number().int(),
});

const success = z.object({ status: z.literal('success') });

/** What an owner sees while the list of interested people is open. */
export const interestedTopics = {
  'interested-people': {
    summary: 'When somebody was last interested in a listing of the reader’s; null when nobody ever was',
    input: z.object({}),
    event: z.object({
      /** Epoch ms. */
      at: z.number().nullable(),
    }),
  },
} as const satisfies TopicContracts;

/** People interested in the viewer's homes, and what the viewer shares with owners. */
export const interestedCalls = {
  'GET /api/v1/user/interested': {
    summary: 'People interested in the viewer’s listings to let (tenant) or for sale (buyer), the last one first',
    query: z.object({
      kind: z.enum(['tenant', 'buyer']),
      propertyId: propertyId.optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    personal: true,
    answer: z.object({
      listings: z.array(ownListing),
      people: z.array(interestedPerson),
      total: z.number().int(),
      page: z.number().int(),
      size: z.number().int(),
      /** Whether the viewer must approve each request for their number. */
      askFirst: z.boolean(),
      /** When somebody was last interested in any listing of the viewer's, epoch ms. */
      lastAt: z.number().nullable(),
    }),
  },
  'POST /api/v1/user/contact-requests/{requestId}': {
    summary: 'The owner’s yes or no to somebody who asks for their number',
    params: z.object({ requestId: z.string().regex(/^crq_[\w-]{20}$/, 'must be the id of a request') }),
    body: z.object({ allow: z.boolean() }),
    personal: true,
    answer: z.object({ state: z.enum(REQUEST_STATES) }),
  },
  'PUT /api/v1/user/contact-preference': {
    summary: 'Whether the person is asked before anybody gets their number',
    body: z.object({ askFirst: z.boolean() }),
    personal: true,
    answer: success,
  },
  'GET /api/v1/user/tenant-details': {
    summary: 'What the person tells owners of who moves in',
    personal: true,
    answer: z.object({ about: aboutSeeker.nullable() }),
  },
  'PUT /api/v1/user/tenant-details': {
    summary: 'Keeps what the person tells owners',
    body: aboutSeeker,
    personal: true,
    answer: z.object({ about: aboutSeeker }),
  },
  'DELETE /api/v1/user/tenant-details': {
    summary: 'Deletes what the person said about themselves to owners',
    personal: true,
    answer: success,
  },
} as const satisfies CallContracts;
