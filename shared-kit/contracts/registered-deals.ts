import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Deals of these kinds are registered. */
export const DEAL_KINDS = ['RENT', 'SALE'] as const;

const dealId = z.string().regex(/^deal_[\w-]{1,40}$/, 'must be the id of a registered deal');

const details = z.object({
  /** ₹ a month, or ₹ for a sale. */
  price: z.number(),
  /** ₹ per sq ft of the built-up area. */
  pricePerSqft: z.number(),
  floor: z.number().nullable(),
  /** The day of registration, `2026-03-14`. */
  registeredOn: z.string(),
});

export type DealDetails = z.infer<typeof details>;

const deal = z.object({
  id: dealId,
  kind: z.enum(DEAL_KINDS),
  /** `BHK2`; null where the register does not say. */
  bhk: z.string().nullable(),
  /** Built-up area, sq ft. */
  area: z.number(),
  society: z.string().nullable(),
  /** Month of registration, `2026-03`. */
  month: z.string(),
  /** Null until the viewer has unlocked it today. */
  details: details.nullable(),
});

export type RegisteredDeal = z.infer<typeof deal>;

/** Deals a viewer may unlock today, and with plans once those are used up. */
const allowance = z.object({ limit: z.number().int(), left: z.number().int(), planLeft: z.number().int() });

export type UnlockAllowance = z.infer<typeof allowance>;

export const registeredDealCalls = {
  'GET /api/v1/estimate/trans-data': {
    summary: 'Registered deals of a building, or where none is named of a locality, the last one first',
    query: z.object({
      buildingId: z.string().max(120).optional(),
      localityId: z.string().max(120),
      city: z.string().max(40),
      transType: z.enum(DEAL_KINDS),
      pageNumber: z.coerce.number().int().min(1).max(500).default(1),
      pageSize: z.coerce.number().int().min(1).max(20).default(2),
    }),
    personal: true,
    answer: z.object({ transactions: z.array(deal), total: z.number().int(), allowance }),
  },
  'POST /api/v1/estimate/trans-data/{dealId}/unlock': {
    summary: 'Shows the price of a registered deal: counted once a day and deal, by person or by device',
    params: z.object({ dealId }),
    personal: true,
    answer: z.object({ details: details.nullable(), allowance, loginWouldHelp: z.boolean() }),
  },
} as const satisfies CallContracts;
