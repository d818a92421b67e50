import { z } from 'zod';
import { HOLD_REASONS } from '../domain/rent/holds.ts';
import type { CallContracts } from './call.ts';
import { dueId, tenancyId } from './rent-payments.ts';
import { neededReason, waitingCases } from './staff.ts';

/** `waiting` for the payer, `answered` for staff; `released` money goes on, `returned` money goes back. */
export const HOLD_STATES = ['waiting', 'answered', 'released', 'returned'] as const;

export type HoldState = (typeof HOLD_STATES)[number];

export const HOLD_ANSWER_LENGTH = { least: 20, most: 1_000 } as const;

export const holdId = z.string().regex(/^hld_[\w-]{20}$/);

const params = z.object({ dueId });

const hold = z.object({
  holdId,
  reason: z.enum(HOLD_REASONS),
  state: z.enum(HOLD_STATES),
  /** What the landlord would get. */
  paise: z.number().int(),
  landlord: z.string(),
  tenancyId,
  /** What the payer has said. */
  answer: z.string().nullable(),
  /** Why staff decided so, where they said it. */
  decision: z.string().nullable(),
  /** Epoch ms. */
  heldOn: z.number(),
  /** When the money goes back by itself if nobody answers, epoch ms. */
  endsOn: z.number(),
});

export type RentHold = z.infer<typeof hold>;

const staffHold = hold.extend({
  dueId,
  /** For support: `RP-7FQ2KX8M`. */
  reference: z.string(),
  payers: z.array(z.string()),
  /** Last digits of the account, or the masked UPI ID. */
  account: z.string(),
  /** Agreements that payers have uploaded, as addresses of downloads. */
  papers: z.array(z.string()),
});

export type StaffRentHold = z.infer<typeof staffHold>;

/** Payouts that wait because something about them looks like fraud, and the payer's answer. */
export const rentHoldCalls = {
  'GET /api/v1/rent-pay/dues/{dueId}/hold': {
    summary: 'Why the payout of a due waits; null if it does not; for its payers',
    params,
    personal: true,
    answer: z.object({ hold: hold.nullable() }),
  },
  'POST /api/v1/rent-pay/dues/{dueId}/hold/answer': {
    summary: 'A payer explains a held payout to staff, or asks for the money back; 409 after a decision',
    params,
    body: z.discriminatedUnion('choice', [
      z.object({
        choice: z.literal('explain'),
        text: z.string().trim().min(HOLD_ANSWER_LENGTH.least).max(HOLD_ANSWER_LENGTH.most),
      }),
      z.object({ choice: z.literal('return') }),
    ]),
    personal: true,
    answer: z.object({ hold }),
  },
  'GET /api/v1/staff/rent-holds': {
    summary: 'Held payouts that wait for a decision, answered ones first; for staff',
    personal: true,
    answer: z.object({ holds: z.array(staffHold) }),
  },
  'GET /api/v1/staff/rent-holds/waiting': {
    summary: 'Number of held payouts that wait for a decision; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/rent-holds/{holdId}': {
    summary: 'Staff release a held payout, or return the money to its payers with a reason',
    params: z.object({ holdId }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('release'), reason: neededReason }),
      z.object({ decision: z.literal('return'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ state: z.enum(HOLD_STATES) }),
  },
} as const satisfies CallContracts;
