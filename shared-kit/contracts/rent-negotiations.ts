import { z } from 'zod';
import { NEGOTIATION_NOTE, NEGOTIATION_STATES, STAFF_CHANGES } from '../domain/rent-negotiation/negotiation.ts';
import type { CallContracts } from './call.ts';
import { optionalReason, waitingCases } from './staff.ts';

const negotiationId = z.string().regex(/^neg_[\w-]{20}$/);
const params = z.object({ negotiationId });
const rupees = z.number().int();

/** The home that a negotiation is about. */
const home = z.object({ id: z.string(), title: z.string(), url: z.string() });

const negotiation = z.object({
  id: negotiationId,
  home,
  state: z.enum(NEGOTIATION_STATES),
  /** The rent that was asked when the service was ordered. */
  rentRupees: rupees,
  targetRupees: rupees,
  note: z.string(),
  /** Price of the order, with GST. */
  paise: z.number().int(),
  /** Its checkout page or receipt. */
  orderId: z.string(),
  /** All of the money goes back. */
  isRefunded: z.boolean(),
  /** What was agreed, or why not, in the words of staff; null until then. */
  result: z.string().nullable(),
  /** Epoch ms. */
  createdAt: z.number(),
  changedAt: z.number(),
});

export type RentNegotiation = z.infer<typeof negotiation>;

const staffNegotiation = z.object({
  id: negotiationId,
  home,
  state: z.enum(['paid', 'talking']),
  rentRupees: rupees,
  targetRupees: rupees,
  note: z.string(),
  /** First names. */
  tenant: z.string(),
  owner: z.string(),
  /** Their numbers, for staff who have begun; null before. */
  phones: z.object({ tenant: z.string(), owner: z.string() }).nullable(),
  changedAt: z.number(),
});

export type StaffNegotiation = z.infer<typeof staffNegotiation>;

export const rentNegotiationCalls = {
  'GET /api/v1/rent-negotiations': {
    summary: 'The visitor’s negotiations, newest first',
    personal: true,
    answer: z.object({ negotiations: z.array(negotiation) }),
  },
  'GET /api/v1/rent-negotiations/home/{propertyId}': {
    summary: 'What a negotiation about a home would cost; 404 for homes that are not let now',
    params: z.object({ propertyId: z.string().max(60) }),
    personal: true,
    answer: z.object({
      home,
      rentRupees: rupees,
      paise: z.number().int(),
      /** The visitor owns the home. */
      isOwn: z.boolean(),
      /** The visitor’s negotiation about it that has not ended; null without one. */
      open: negotiation.nullable(),
    }),
  },
  'POST /api/v1/rent-negotiations': {
    summary: 'Orders a negotiation about a home; nothing happens before it is paid',
    body: z.object({
      propertyId: z.string().max(60),
      targetRupees: rupees,
      note: z.string().trim().max(NEGOTIATION_NOTE).default(''),
    }),
    personal: true,
    idempotent: true,
    answer: z.object({ negotiationId, orderId: z.string(), checkoutUrl: z.string() }),
  },
  'GET /api/v1/rent-negotiations/{negotiationId}': {
    summary: 'A negotiation of the visitor',
    params,
    personal: true,
    answer: z.object({ negotiation }),
  },
  'POST /api/v1/rent-negotiations/{negotiationId}/cancel': {
    summary: 'Cancels a negotiation before staff begin; all of the money goes back',
    params,
    personal: true,
    answer: z.object({ negotiation }),
  },
  'GET /api/v1/staff/rent-negotiations': {
    summary: 'Paid negotiations, oldest first; staff with the role `services`',
    personal: true,
    answer: z.object({ negotiations: z.array(staffNegotiation) }),
  },
  'GET /api/v1/staff/rent-negotiations/waiting': {
    summary: 'How many negotiations wait',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/rent-negotiations/{negotiationId}': {
    summary: 'Begins or ends a negotiation; one without a result pays all of the money back',
    params,
    body: z.object({ change: z.enum(STAFF_CHANGES), reason: optionalReason }),
    personal: true,
    answer: z.object({ state: z.enum(NEGOTIATION_STATES) }),
  },
} as const satisfies CallContracts;
