import { z } from 'zod';
import { FLATMATE_STATES } from '../domain/rent/flatmate-states.ts';
import { DUE_KINDS, DUE_STATES, TENANCY_KINDS } from '../domain/rent/payment-states.ts';
import { SPLIT_LIMITS } from '../domain/rent/split.ts';
import type { CallContracts } from './call.ts';
import { dueId, shareId, tenancyId } from './rent-payments.ts';

export const flatmateId = z.string().regex(/^flm_[\w-]{20}$/);
const paise = z.number().int().min(100).max(1_00_00_000_00);
const name = z.string().trim().min(2, 'Write a name.').max(SPLIT_LIMITS.nameLength);
const token = z.string().regex(/^flm_[\w-]{20}\.[\w-]{22}$/);

const member = z.object({
  /** Null for the payer who has opened the tenancy. */
  flatmateId: flatmateId.nullable(),
  name: z.string(),
  isYou: z.boolean(),
  state: z.enum(FLATMATE_STATES),
  /** Their part of the monthly sum. */
  paise: z.number().int(),
  /** Path of the invitation; for the payer, while it is open. */
  invitation: z.string().nullable(),
});

export type SplitMember = z.infer<typeof member>;

const sharedDue = z.object({
  dueId,
  kind: z.enum(DUE_KINDS),
  /** `2026-11`. */
  month: z.string(),
  state: z.enum(DUE_STATES),
  paise: z.number().int(),
  /** Day on which the landlord expects it: `2026-12-05`. */
  dueOn: z.string(),
  shares: z.array(
    z.object({
      shareId,
      name: z.string(),
      isYou: z.boolean(),
      paise: z.number().int(),
      isPaid: z.boolean(),
      /** Whether the payer may send a reminder now. */
      mayRemind: z.boolean(),
      mayCover: z.boolean(),
    }),
  ),
});

export type SharedDue = z.infer<typeof sharedDue>;

const split = z.object({
  tenancyId,
  kind: z.enum(TENANCY_KINDS),
  home: z.string(),
  dueDay: z.number().int(),
  /** The monthly sum that the landlord gets. */
  paise: z.number().int(),
  /** Whether the visitor opened the tenancy: they invite, and change shares. */
  isPayer: z.boolean(),
  members: z.array(member),
  /** Dues of the last months, the newest first. */
  dues: z.array(sharedDue),
});

export type RentSplit = z.infer<typeof split>;

const params = z.object({ tenancyId });

/** Rent that flatmates share: each pays a part, and the landlord gets one sum. */
export const rentSplitCalls = {
  'GET /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': {
    summary: 'Who shares a rent and how, and who has paid; for its members',
    params,
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': {
    summary: 'Invites a flatmate; the link in the answer is theirs. The rent is split equally again',
    params,
    body: z.object({ name }),
    personal: true,
    idempotent: true,
    answer: split,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': {
    summary: 'Changes what the flatmates pay of the next rents; the payer has the rest',
    params,
    body: z.object({ shares: z.array(z.object({ flatmateId, paise })).max(SPLIT_LIMITS.people) }),
    personal: true,
    answer: split,
  },
  'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}': {
    summary: 'Removes a flatmate from the next rents, or leaves them; 409 while a share of theirs is unpaid',
    params: params.extend({ flatmateId }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/rent-pay/dues/{dueId}/split': {
    summary: 'Divides a due that nobody has paid among the flatmates who have joined',
    params: z.object({ dueId }),
    body: z.object({}).optional(),
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/shares/{shareId}/remind': {
    summary: 'Reminds a flatmate of a share that is not paid, once a day',
    params: z.object({ shareId }),
    body: z.object({}).optional(),
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/shares/{shareId}/cover': {
    summary: 'The payer takes over a share that a flatmate has not paid',
    params: z.object({ shareId }),
    body: z.object({}).optional(),
    personal: true,
    answer: split,
  },
  'GET /api/v1/rent-pay/flatmate-link/{token}': {
    summary: 'What an invitation is about; 404 for one that is forged, used, removed or too old',
    params: z.object({ token }),
    personal: true,
    answer: z.object({
      payer: z.string(),
      name: z.string(),
      /** Without the home’s address. */
      kind: z.enum(TENANCY_KINDS),
      paise: z.number().int(),
      sharePaise: z.number().int(),
      people: z.number().int(),
      dueDay: z.number().int(),
      /** When the link ends, epoch ms. */
      endsOn: z.number(),
    }),
  },
  'POST /api/v1/rent-pay/flatmate-link/{token}/join': {
    summary: 'Joins the rent as the invited flatmate, or declines the invitation',
    params: z.object({ token }),
    body: z.object({ join: z.boolean() }),
    personal: true,
    answer: z.object({ tenancyId, state: z.enum(FLATMATE_STATES) }),
  },
} as const satisfies CallContracts;
