import { z } from 'zod';
import { DUE_KINDS, DUE_STATES, SHARE_STATES, TENANCY_KINDS } from '../domain/rent/payment-states.ts';
import { SPLIT_LIMITS } from '../domain/rent/split.ts';
import type { CallContracts } from './call.ts';
import { dueId, shareId, tenancyId } from './rent-payments.ts';

export const flatmateId = z.string().regex(/^flm_[\w-]{20}$/);

/** The secret of an invitation. */
const token = z.string().regex(/^F[\w-]{32}$/);

const paise = z.number().int();

/** Epoch ms. */
const moment = z.number();

const member = z.object({
  flatmateId,
  /** Short name; that of the invitation before somebody has joined. */
  name: z.string(),
  isYou: z.boolean(),
  /** Whether they opened the tenancy: organisers invite, and change shares. */
  isOrganiser: z.boolean(),
  hasJoined: z.boolean(),
  /** Their part of the monthly sum. */
  paise,
  /** When their invitation ends; null once they have joined. */
  linkEndsAt: moment.nullable(),
});

export type RentSplitMember = z.infer<typeof member>;

const sharedDue = z.object({
  dueId,
  kind: z.enum(DUE_KINDS),
  /** `2026-11`. */
  month: z.string(),
  state: z.enum(DUE_STATES),
  paise,
  /** What is here of it. */
  receivedPaise: paise,
  /** Day on which the landlord expects it: `2026-12-05`. */
  dueOn: z.string(),
  shares: z.array(
    z.object({
      shareId,
      name: z.string(),
      isYou: z.boolean(),
      paise,
      state: z.enum(SHARE_STATES),
      /** Whether the viewer may pay it in their place. */
      mayCover: z.boolean(),
    }),
  ),
  /** Whether the viewer may divide it again, because nobody has begun to pay. */
  mayDivide: z.boolean(),
  /** Set while shares are missing after the due day. */
  late: z
    .object({
      /** Day on which the money goes back by itself. */
      backOn: z.string(),
      /** Sending the landlord what is here: how many of how many people agree, and whether the viewer may. */
      agreed: z.number().int(),
      people: z.number().int(),
      mayAgree: z.boolean(),
    })
    .nullable(),
});

export type SharedDue = z.infer<typeof sharedDue>;

const split = z.object({
  tenancyId,
  kind: z.enum(TENANCY_KINDS),
  home: z.string(),
  dueDay: z.number().int(),
  /** The monthly sum that the landlord gets. */
  paise,
  /** Whether the viewer opened the tenancy. */
  isOrganiser: z.boolean(),
  isEqual: z.boolean(),
  /** The organiser first; nobody before the first invitation, and for who has left. */
  members: z.array(member),
  /** The newest dues that the viewer pays a part of, or has opened. */
  dues: z.array(sharedDue),
});

export type RentSplit = z.infer<typeof split>;

const params = z.object({ tenancyId });

const invitation = z.object({
  split,
  /** Path of the page that explains and asks. It is shown once; only its digest is stored. */
  invitation: z.string(),
});

/** Rent that flatmates share: each pays a part, and the landlord gets one sum. */
export const rentSplitCalls = {
  'GET /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': {
    summary: 'Who shares a rent and how, and who has paid; for its members',
    params,
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': {
    summary: 'Invites a flatmate by a link. All parts are equal then',
    params,
    body: z.object({ name: z.string().trim().min(2, 'Write a name.').max(SPLIT_LIMITS.nameLength) }),
    personal: true,
    answer: invitation,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': {
    summary: 'Changes the parts of later dues: sums of all members that add up to the rent, or equal ones for none',
    params,
    body: z.object({ shares: z.array(z.object({ flatmateId, paise })).max(SPLIT_LIMITS.people) }),
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}/link': {
    summary: 'Makes another link for somebody who has not joined; the former one ends',
    params: params.extend({ flatmateId }),
    personal: true,
    answer: invitation,
  },
  'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}': {
    summary: 'Removes a flatmate from later dues, or leaves them; dues that exist stay as they are',
    params: params.extend({ flatmateId }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/rent-pay/dues/{dueId}/divide': {
    summary: 'Divides a due that nobody has begun to pay among those who share the rent now',
    params: z.object({ dueId }),
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/shares/{shareId}/cover': {
    summary: 'Takes over the share of another payer who has not paid it',
    params: z.object({ shareId }),
    personal: true,
    answer: split,
  },
  'POST /api/v1/rent-pay/dues/{dueId}/send-part': {
    summary: 'Agrees that the landlord gets what is here; once all agree whose money it is, it is sent',
    params: z.object({ dueId }),
    personal: true,
    answer: split,
  },
  'GET /api/v1/rent-pay/flatmate-link/{token}': {
    summary: 'What an invitation is about; 404 for one that is unknown, used or too old',
    params: z.object({ token }),
    personal: true,
    answer: z.object({
      /** First name of who invites. */
      payer: z.string(),
      /** Without the home’s address. */
      kind: z.enum(TENANCY_KINDS),
      paise,
      /** What the visitor would pay of it. */
      sharePaise: paise,
      people: z.number().int(),
      dueDay: z.number().int(),
      endsAt: moment,
      /** Set for a visitor who shares this rent already. */
      joined: tenancyId.nullable(),
    }),
  },
  'POST /api/v1/rent-pay/flatmate-link/{token}/join': {
    summary: 'Joins the rent as the invited flatmate',
    params: z.object({ token }),
    personal: true,
    answer: z.object({ tenancyId }),
  },
} as const satisfies CallContracts;
