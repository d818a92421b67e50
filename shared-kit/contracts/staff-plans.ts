import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { PLAN_SEEKERS, PLAN_SHELVES } from './plans.ts';
import { neededReason } from './staff.ts';

const planId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** A day in India, `2026-12-01`. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const price = z.object({
  paise: z.number().int(),
  /** Epoch ms. */
  from: z.number(),
});

const staffPlan = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  seekerType: z.enum(PLAN_SEEKERS),
  commercial: z.boolean(),
  shelf: z.enum(PLAN_SHELVES),
  onSale: z.boolean(),
  /** The price now, with GST; null before the first. */
  price: price.nullable(),
  /** Prices that begin later, the next one in front. */
  later: z.array(price),
});

export type StaffPlan = z.infer<typeof staffPlan>;

/** What is sold and for how much, for staff with the role `money`. Bought plans keep their terms. */
export const staffPlanCalls = {
  'GET /api/v1/staff/plans': {
    summary: 'All plans with their prices, on sale or not; for staff',
    personal: true,
    answer: z.object({ plans: z.array(staffPlan) }),
  },
  'POST /api/v1/staff/plans/{planId}/sale': {
    summary: 'Takes a plan off sale, or puts it on sale again; for staff',
    params: z.object({ planId }),
    body: z.object({ onSale: z.boolean(), reason: neededReason }),
    personal: true,
    answer: z.object({ onSale: z.boolean() }),
  },
  'POST /api/v1/staff/plans/{planId}/price': {
    summary: 'Sets the price of a plan from a day on, later than today; for staff',
    params: z.object({ planId }),
    body: z.object({
      paise: z.number().int().min(100).max(10_000_000).multipleOf(100),
      from: day,
      reason: neededReason,
    }),
    personal: true,
    answer: z.object({ from: z.number(), paise: z.number().int() }),
  },
} as const satisfies CallContracts;
