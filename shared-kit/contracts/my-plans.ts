import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { claimTextError, PLAN_CLAIM_REASONS } from '../domain/plan-claim.ts';
import { PLAN_SERVICES } from '../domain/plan-service.ts';
import { type CallContracts, ruled } from './call.ts';
import type { TopicContracts } from './live.ts';
import { REFUND_STATES } from './payment-states.ts';
import { PLAN_SEEKERS } from './plans.ts';

const planId = z.string().regex(/^[bc]pl_[\w-]{20}$/, 'must be the id of a bought plan');

/** Epoch ms. */
const moment = z.number();

/** `waiting`: it begins later. */
export const MY_PLAN_STATES = [
  'active',
  'paused',
  'waiting',
  'expired',
  'cancelled',
  'refunded',
  'upgraded',
  'ended',
] as const;

const counted = z.object({ limit: z.number().int(), used: z.number().int(), left: z.number().int() });

/** What comes back if the plan is cancelled now. */
const cancellation = z.object({
  refundPaise: z.number().int(),
  gatewayPaise: z.number().int(),
  walletPaise: z.number().int(),
  /** What is kept: 3 of 25 contacts, 2 of 12 months; `over` when the time to cancel is over, `returned` when the
   * order was paid back before.
   */
  kept: z.object({
    of: z.enum(['contacts', 'records', 'months', 'weeks', 'nothing', 'over', 'returned']),
    used: z.number().int(),
    limit: z.number().int(),
  }),
  keptPaise: z.number().int(),
  /** Until when something may come back; null for a plan that nobody paid for. */
  until: moment.nullable(),
  /** Name of the earlier plan that was upgraded, and goes on then. */
  goesOn: z.string().nullable(),
});

const myPlan = z.object({
  id: z.string(),
  name: z.string(),
  seekerType: z.enum(PLAN_SEEKERS),
  commercial: z.boolean(),
  state: z.enum(MY_PLAN_STATES),
  from: moment,
  to: moment,
  covers: z.array(z.enum(LISTING_CATEGORIES)),
  features: z.array(z.string()),
  services: z.array(z.enum(PLAN_SERVICES)),
  contacts: counted.extend({ returned: z.number().int() }).nullable(),
  records: counted.nullable(),
  /** Whether staff have assigned the manager whom the plan promises; null for plans without one, or not in force. */
  manager: z.enum(['choosing', 'assigned']).nullable(),
  /** 0 for a plan that staff gave. */
  paidPaise: z.number().int(),
  orderId: z.string().nullable(),
  /** Invoice, receipt and credit notes. */
  documents: z.array(
    z.object({ number: z.string(), kind: z.enum(['invoice', 'receipt', 'credit-note']), url: z.string() }),
  ),
  refundText: z.string(),
  pause: z.object({
    since: moment.nullable(),
    /** When it ends by itself; null while the plan is not paused. */
    until: moment.nullable(),
    left: z.number().int(),
    daysLeft: z.number().int(),
    mayPause: z.boolean(),
  }),
  /** Null when the plan has ended. */
  cancellation: cancellation.nullable(),
  endedAt: moment.nullable(),
  refund: z
    .object({
      state: z.enum(REFUND_STATES),
      gatewayPaise: z.number().int(),
      walletPaise: z.number().int(),
      doneAt: moment.nullable(),
    })
    .nullable(),
  /** What the refund terms promise beyond the rule, and staff decide. */
  claim: z.object({
    reasons: z.array(z.enum(PLAN_CLAIM_REASONS)),
    made: z
      .object({
        reason: z.enum(PLAN_CLAIM_REASONS),
        state: z.enum(['waiting', 'granted', 'refused']),
        answer: z.string().nullable(),
        at: moment,
      })
      .nullable(),
  }),
});

export type MyPlan = z.infer<typeof myPlan>;

export const myPlanTopics = {
  'my-plans': {
    summary: 'When something of the reader’s plans has changed: a contact came back, a refund was paid',
    input: z.object({}),
    /** Epoch ms. */
    event: z.object({ at: z.number() }),
  },
} as const satisfies TopicContracts;

export const myPlanCalls = {
  'GET /api/v1/user/plans': {
    summary: 'The plans of a person with what is left of them, newest first',
    personal: true,
    answer: z.object({ plans: z.array(myPlan) }),
  },
  'POST /api/v1/user/plans/{planId}/pause': {
    summary: 'Pauses a plan: it gives nothing, and its end moves by the paused days',
    params: z.object({ planId }),
    personal: true,
    answer: z.object({ plan: myPlan }),
  },
  'POST /api/v1/user/plans/{planId}/resume': {
    summary: 'Ends the pause of a plan',
    params: z.object({ planId }),
    personal: true,
    answer: z.object({ plan: myPlan }),
  },
  'POST /api/v1/user/plans/{planId}/cancel': {
    summary: 'Ends a plan at once, and pays back what its terms say',
    params: z.object({ planId }),
    body: z.object({
      /** What the person saw that comes back: another amount is refused. */
      refundPaise: z.coerce.number().int().min(0),
    }),
    personal: true,
    idempotent: true,
    answer: z.object({ plan: myPlan }),
  },
  'POST /api/v1/user/plans/{planId}/claim': {
    summary: 'Asks for money that the terms promise and staff decide: no home, not live, no visit',
    params: z.object({ planId }),
    body: z.object({ reason: z.enum(PLAN_CLAIM_REASONS), text: ruled(claimTextError) }),
    personal: true,
    idempotent: true,
    answer: z.object({ plan: myPlan }),
  },
} as const satisfies CallContracts;
