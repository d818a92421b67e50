import { z } from 'zod';
import { PLAN_CLAIM_REASONS } from '../domain/plan-claim.ts';
import type { CallContracts } from './call.ts';
import { ORDER_STATES, PAYMENT_STATES, REFUND_STATES } from './payment-states.ts';
import { neededReason, optionalReason, waitingCases } from './staff.ts';

const paise = z.number().int();

/** Epoch ms. */
const moment = z.number();

const refundId = z.string().regex(/^rfd_[\w-]{20}$/);
const planId = z.string().regex(/^[bc]pl_[\w-]{20}$/);
const orderId = z.string().regex(/^ord_[\w-]{20}$/);

const failedRefund = z.object({
  id: z.string(),
  orderId: z.string(),
  title: z.string(),
  gatewayPaise: paise,
  reason: z.string(),
  /** What the gateway said. */
  problem: z.string(),
  createdOn: moment,
});

const planClaim = z.object({
  planId: z.string(),
  plan: z.string(),
  accountId: z.string(),
  reason: z.enum(PLAN_CLAIM_REASONS),
  /** In the person's words. */
  text: z.string(),
  refundText: z.string(),
  from: moment,
  to: moment,
  /** Contacts of the plan that count, and those that came back. */
  contactsUsed: z.number().int(),
  contactsReturned: z.number().int(),
  /** What would go back. */
  paise,
  claimedOn: moment,
});

const staffOrder = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  state: z.enum(ORDER_STATES),
  accountId: z.string(),
  createdOn: moment,
  paidOn: moment.nullable(),
  lines: z.array(z.object({ description: z.string(), paise })),
  walletPaise: paise,
  gatewayPaise: paise,
  /** What has not gone back yet; 0 unless it is paid. */
  refundablePaise: paise,
  payments: z.array(
    z.object({ id: z.string(), state: z.enum(PAYMENT_STATES), paise, gatewayPayment: z.string().nullable() }),
  ),
  refunds: z.array(
    z.object({ id: z.string(), state: z.enum(REFUND_STATES), paise, reason: z.string(), createdOn: moment }),
  ),
  documents: z.array(z.string()),
  /** Entries of the ledger that name the order, oldest first. */
  ledger: z.array(z.object({ at: moment, kind: z.string(), account: z.string(), paise })),
});

export type StaffOrder = z.infer<typeof staffOrder>;

/** Orders and refunds as staff with the role `money` see and change them. */
export const staffRefundCalls = {
  'GET /api/v1/staff/refunds/failed': {
    summary: 'Refunds that the gateway or the bank did not do, oldest first; for staff',
    personal: true,
    answer: z.object({ refunds: z.array(failedRefund) }),
  },
  'GET /api/v1/staff/refunds/failed/waiting': {
    summary: 'Number of refunds that failed; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/refunds/{refundId}': {
    summary: 'Asks the gateway for a failed refund again, or pays it into the wallet; for staff',
    params: z.object({ refundId }),
    body: z.object({ choice: z.enum(['retry', 'wallet']), reason: optionalReason }),
    personal: true,
    answer: z.object({ state: z.enum(REFUND_STATES) }),
  },
  'GET /api/v1/staff/orders': {
    summary: 'Orders by their id, the number of an invoice, or the buyer’s phone, newest first; for staff',
    query: z.object({ q: z.string().trim().max(60) }),
    personal: true,
    answer: z.object({ orders: z.array(staffOrder) }),
  },
  'POST /api/v1/staff/orders/{orderId}/refund': {
    summary: 'Pays an order back, all of it or a part; for staff',
    params: z.object({ orderId }),
    body: z.object({ paise: paise.min(1), reason: neededReason }),
    personal: true,
    idempotent: true,
    answer: z.object({ refundId: z.string(), state: z.enum(REFUND_STATES) }),
  },
} as const satisfies CallContracts;

/** Claims on plans, for staff with the role `money`. */
export const staffClaimCalls = {
  'GET /api/v1/staff/plan-claims': {
    summary: 'Claims on the refund terms of plans that wait for a decision, oldest first; for staff',
    personal: true,
    answer: z.object({ claims: z.array(planClaim) }),
  },
  'GET /api/v1/staff/plan-claims/waiting': {
    summary: 'Number of claims on the refund terms of plans; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/plan-claims/{planId}': {
    summary: 'Grants a claim, which ends the plan and pays all of it back, or refuses it; for staff',
    params: z.object({ planId }),
    /** The person reads the reason. */
    body: z.object({ state: z.enum(['granted', 'refused']), reason: neededReason }),
    personal: true,
    answer: z.object({ state: z.enum(['granted', 'refused']) }),
  },
} as const satisfies CallContracts;
