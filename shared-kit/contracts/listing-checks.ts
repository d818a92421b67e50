import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';
import { neededReason, optionalReason, takenBack, waitingCases } from './staff.ts';

const evidence = z.object({
  signal: z.string(),
  /** Weight for the suspicion; negative counts against it. */
  bits: z.number(),
  words: z.string(),
  listingId: z.string().optional(),
});

const accountId = z.string().max(64);

export const listingCheckCalls = {
  'GET /api/v1/user/listings/{propertyId}/check': {
    summary: 'Why one’s own listing is not shown, as far as checks keep it back',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({
      state: z.enum(['shown', 'held', 'refused', 'duplicate']),
      reasons: z.array(z.string()),
      /** The listing of the same home that is shown instead. */
      shownInstead: z.string().nullable(),
      appealedOn: z.number().nullable(),
    }),
  },
  'POST /api/v1/user/listings/{propertyId}/appeal': {
    summary: 'Says what speaks for one’s own listing that is held; a person reads it',
    params: z.object({ propertyId }),
    body: z.object({ words: z.string().trim().min(10).max(500) }),
    personal: true,
    answer: z.object({ appealedOn: z.number() }),
  },
  'POST /api/v1/user/broker-declaration': {
    summary: 'The person says to be a broker; their listings say so from then on',
    personal: true,
    answer: z.object({ declaredOn: z.number() }),
  },
  'GET /api/v1/staff/held-listings': {
    summary: 'Listings that wait for a look, appeals first, then the oldest; for staff',
    personal: true,
    answer: z.object({
      listings: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          price: z.number(),
          description: z.string(),
          /** The first five. */
          photos: z.array(z.object({ url: z.string(), alt: z.string() })),
          score: z.number(),
          evidence: z.array(evidence),
          rules: z.number(),
          checkedOn: z.number(),
          appeal: z.string().nullable(),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/held-listings/waiting': {
    summary: 'Number of listings that wait for a look; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/held-listings/{propertyId}': {
    summary: 'Shows a listing that was held, or refuses it; for staff',
    params: z.object({ propertyId }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('released'), reason: optionalReason }),
      z.object({ decision: z.literal('refused'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ active: z.boolean() }),
  },
  'DELETE /api/v1/staff/held-listings/{propertyId}/decision': {
    summary: 'Takes the last decision back, for half an hour; the case waits again; for staff',
    params: z.object({ propertyId }),
    personal: true,
    answer: takenBack,
  },
  'GET /api/v1/staff/probable-brokers': {
    summary: 'Accounts whose listings look like a broker’s, the likeliest first; for staff',
    personal: true,
    answer: z.object({
      accounts: z.array(
        z.object({
          id: z.string(),
          score: z.number(),
          evidence: z.array(evidence),
          /** The total, of which `homes` are the first. */
          listings: z.number(),
          homes: z.array(z.object({ id: z.string(), title: z.string() })),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/probable-brokers/waiting': {
    summary: 'Number of accounts that look like a broker’s; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/probable-brokers/{accountId}': {
    summary: 'Says that an account is not a broker’s after all; for staff',
    params: z.object({ accountId }),
    body: z.object({ verdict: z.literal('cleared'), reason: optionalReason }),
    personal: true,
    answer: z.object({ verdict: z.literal('cleared') }),
  },
  'DELETE /api/v1/staff/probable-brokers/{accountId}/decision': {
    summary: 'Takes the last decision back, for half an hour; the case waits again; for staff',
    params: z.object({ accountId }),
    personal: true,
    answer: takenBack,
  },
} as const satisfies CallContracts;
