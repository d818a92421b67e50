import { z } from 'zod';
import { type CallContracts, flag } from './call.ts';

/** Source: product-and-plans, section 2 (Plans: seeker types). */
export const PLAN_SEEKERS = ['tenant', 'buyer', 'owner', 'seller'] as const;

/** Group of plans that a page shows. */
export const PLAN_SHELVES = ['standard', 'plot', 'nri', 'cpms', 'freedom', 'nbex'] as const;

export const plan = z.object({
  id: z.string(),
  /** `TENANT_FREEDOM`: the code in claims and payments. */
  code: z.string(),
  name: z.string(),
  seekerType: z.enum(PLAN_SEEKERS),
  commercial: z.boolean(),
  shelf: z.enum(PLAN_SHELVES),
  /** ₹, GST included. */
  amount: z.number(),
  /** ₹ before the discount, or null when there is none. */
  listAmount: z.number().nullable(),
  /** Days. */
  validity: z.number(),
  /** Owner contacts (seekers) or null where the plan has no such limit. */
  contacts: z.number().nullable(),
  /** Registered transactions it unlocks, or null. */
  transactionDetails: z.number().nullable(),
  features: z.array(z.object({ text: z.string(), included: z.boolean() })),
  /** One sentence on who it is for. */
  forWhom: z.string(),
  refund: z.string(),
  recommended: z.boolean(),
});

export type Plan = z.infer<typeof plan>;

const planList = z.object({ plans: z.array(plan) });

export const planCalls = {
  'GET /api/v3/plan_payment/tenant/plans': {
    summary: 'Plans for tenants',
    query: z.object({ showAssure: flag }),
    answer: planList,
  },
  'GET /api/v2/plan_payment/buyer/plans/': {
    summary: 'Plans for buyers',
    query: z.object({ showAssure: flag }),
    answer: planList,
  },
  'GET /api/v1/commercial/plans/get': {
    summary: 'Commercial plans by seeker',
    query: z.object({ seekerType: z.enum(PLAN_SEEKERS) }),
    answer: planList,
  },
  'GET /api/v1/plan_payment/{seekerType}/plans': {
    summary: 'Plans of a seeker on one shelf: owners and sellers, plots, NRI, property management, freedom',
    params: z.object({ seekerType: z.enum(PLAN_SEEKERS) }),
    query: z.object({ shelf: z.enum(PLAN_SHELVES).default('standard'), planPageName: z.string().max(40).optional() }),
    answer: planList,
  },
} as const satisfies CallContracts;
