import { z } from 'zod';
import { indianPhoneError } from '../domain/international-phone.ts';
import { nameError } from '../domain/name.ts';
import { printableProblem } from '../domain/printable.ts';
import { RENT_METHODS } from '../domain/rent/fee.ts';
import { RENT_PAYMENT_LIMITS } from '../domain/rent/payment-limits.ts';
import {
  DUE_KINDS,
  DUE_STATES,
  DUE_STEPS,
  PAYOUT_STATES,
  RETURN_REASONS,
  SHARE_STATES,
  TENANCY_KINDS,
} from '../domain/rent/payment-states.ts';
import { isMonth } from '../domain/rent-receipts/receipt-month.ts';
import { type CallContracts, ruled } from './call.ts';
import { sentOtp } from './identity.ts';
import { leadAttribution } from './lead-attribution.ts';
import type { TopicContracts } from './live.ts';

const paise = z.number().int();

/** Epoch ms. */
const moment = z.number();

export const tenancyId = z.string().regex(/^ten_[\w-]{20}$/);
export const dueId = z.string().regex(/^due_[\w-]{20}$/);
export const shareId = z.string().regex(/^shr_[\w-]{20}$/);
export const landlordId = z.string().regex(/^lld_[\w-]{20}$/);

/** `2026-11`. */
const month = z.string().refine(isMonth, 'Choose a month.');

const amount = paise
  .min(RENT_PAYMENT_LIMITS.leastPaise, 'Pay at least ₹100.')
  .max(RENT_PAYMENT_LIMITS.mostPaise, 'Pay at most ₹5,00,000 at a time.');

const tenancyFields = {
  landlordId,
  /** Its receipts show it. */
  home: z
    .string()
    .trim()
    .min(5, 'Write the address of the home.')
    .max(200)
    .superRefine((text, context) => {
      const message = printableProblem(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  /** The sum of each month. */
  monthlyPaise: amount,
  /** Day of the month. */
  dueDay: z.number().int().min(1).max(28),
} as const;

/** The landlord as payers see them: a name, and where the money goes, masked. */
const payee = z.object({
  id: z.string(),
  name: z.string(),
  /** `HDFC Bank •••• 4821` or `ra•••@okaxis`. */
  destination: z.string(),
});

const tenancy = z.object({
  id: tenancyId,
  kind: z.enum(TENANCY_KINDS),
  landlord: payee,
  home: z.string(),
  monthlyPaise: paise,
  dueDay: z.number().int(),
  /** Whether the viewer made it; flatmates only pay their shares. */
  isOwn: z.boolean(),
  /** The month that is paid next, and when it is due. */
  nextMonth: z.string(),
  nextDueOn: z.string(),
  createdAt: moment,
});

export type RentTenancy = z.infer<typeof tenancy>;

const share = z.object({
  id: shareId,
  isOwn: z.boolean(),
  /** First name of who pays it. */
  name: z.string(),
  paise,
  /** Our fee with GST; 0 before a way to pay is chosen. */
  feePaise: paise,
  state: z.enum(SHARE_STATES),
  method: z.enum(RENT_METHODS).nullable(),
  /** The viewer's own order, once it is made. */
  orderId: z.string().nullable(),
  paidAt: moment.nullable(),
});

const payout = z.object({
  state: z.enum(PAYOUT_STATES),
  /** The bank's reference (UTR), once it has one. */
  bankReference: z.string().nullable(),
  returnReason: z.enum(RETURN_REASONS).nullable(),
  at: moment,
});

const due = z.object({
  id: dueId,
  /** For support: `RP-7FQ2KX8M`. */
  reference: z.string(),
  tenancyId,
  tenancyKind: z.enum(TENANCY_KINDS),
  kind: z.enum(DUE_KINDS),
  month: z.string(),
  /** Day in India: `2026-12-05`. */
  dueOn: z.string(),
  paise,
  state: z.enum(DUE_STATES),
  /** The state in the words of the page. */
  step: z.enum(DUE_STEPS),
  returnReason: z.enum(RETURN_REASONS).nullable(),
  landlord: payee,
  home: z.string(),
  shares: z.array(share),
  /** Attempts to send it, oldest first. */
  payouts: z.array(payout),
  createdAt: moment,
  receivedAt: moment.nullable(),
  sentAt: moment.nullable(),
  arrivedAt: moment.nullable(),
  /** Day by which it should be in the account; null before it is received, and after it has arrived. */
  arrivalDay: z.string().nullable(),
  mayCancel: z.boolean(),
  /** Whether a returned sum can be sent again, with new data of the landlord. */
  maySendAgain: z.boolean(),
  /** The receipt of a rent that has arrived. */
  receiptUrl: z.string().nullable(),
});

export type RentDue = z.infer<typeof due>;

/** What pages that show one due see. */
export const rentPaymentTopics = {
  'rent-due-state': {
    summary: 'The state of a sum that the reader pays a part of',
    input: z.object({ dueId }),
    event: z.object({ state: z.enum(DUE_STATES), receivedPaise: paise }),
  },
} as const satisfies TopicContracts;

const done = z.object({ status: z.literal('success') });

export const rentPaymentCalls = {
  'GET /api/v1/rent-pay/terms': {
    summary: 'Fees, limits and the arrival day of rent that is paid now: all ways to pay, or those of one sum',
    query: z.object({ dueId: dueId.optional() }),
    answer: z.object({
      methods: z.array(
        z.object({
          method: z.enum(RENT_METHODS),
          /** Hundredths of a percent of the sum, GST included. */
          basisPoints: z.number().int(),
          /** Least fee with GST, where the rate is not zero. */
          leastFeePaise: paise,
          arrivalDay: z.string(),
          /** Only for landlords with finished KYC. */
          needsLandlordKyc: z.boolean(),
        }),
      ),
      ratesFrom: z.string(),
      leastPaise: paise,
      mostPaise: paise,
      /** The landlord's PAN is needed above this sum of a month. */
      panAbovePaise: paise,
    }),
  },
  'GET /api/v1/rent-pay/otp': {
    summary: 'Until when the viewer may pay without another code',
    personal: true,
    answer: z.object({ verifiedUntil: moment.nullable() }),
  },
  'POST /api/v1/rent-pay/otp': {
    summary: 'Sends a code to the registered number of the viewer',
    body: z.object({ attempt: sentOtp.shape.attempt.optional() }),
    personal: true,
    answer: sentOtp,
  },
  'POST /api/v1/rent-pay/otp/verify': {
    summary: 'Proves that the viewer holds the registered number',
    body: z.object({ attempt: sentOtp.shape.attempt, otp: z.string().trim().max(12) }),
    personal: true,
    answer: z.object({ verifiedUntil: moment }),
  },
  'GET /api/v1/rent-pay/tenancies': {
    summary: 'The tenancies of the viewer, the newest first',
    personal: true,
    answer: z.object({ tenancies: z.array(tenancy) }),
  },
  'POST /api/v1/rent-pay/tenancies': {
    summary: 'Adds a tenancy: a home, a landlord, the sum and day of each month',
    body: z.object({ kind: z.enum(TENANCY_KINDS), ...tenancyFields }),
    personal: true,
    idempotent: true,
    answer: tenancy,
  },
  'GET /api/v1/rent-pay/tenancies/{tenancyId}': {
    summary: 'A tenancy that the viewer pays for',
    params: z.object({ tenancyId }),
    personal: true,
    answer: tenancy,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}': {
    summary: 'Changes one’s own tenancy; sums under way stay as they are',
    params: z.object({ tenancyId }),
    body: z.object(tenancyFields),
    personal: true,
    answer: tenancy,
  },
  'DELETE /api/v1/rent-pay/tenancies/{tenancyId}': {
    summary: 'Ends one’s own tenancy; refused while money is under way',
    params: z.object({ tenancyId }),
    personal: true,
    answer: done,
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues': {
    summary: 'The sum of one month with its shares; the same month and kind again is the same sum',
    params: z.object({ tenancyId }),
    body: z.object({ kind: z.enum(DUE_KINDS), month, paise: amount }),
    personal: true,
    answer: due,
  },
  'GET /api/v1/rent-pay/dues': {
    summary: 'What the viewer pays or has paid, the newest first',
    query: z.object({ tenancyId: tenancyId.optional(), cursor: z.string().max(80).optional() }),
    personal: true,
    answer: z.object({ dues: z.array(due), next: z.string().nullable() }),
  },
  'GET /api/v1/rent-pay/dues/{dueId}': {
    summary: 'Where the money of one sum is',
    params: z.object({ dueId }),
    personal: true,
    answer: due,
  },
  'POST /api/v1/rent-pay/shares/{shareId}/pay': {
    summary: 'Makes the order of one’s own share; 403 with details.needsOtp before the number is verified',
    params: z.object({ shareId }),
    body: z.object({ method: z.enum(RENT_METHODS) }),
    personal: true,
    idempotent: true,
    answer: z.object({ orderId: z.string(), checkoutUrl: z.string() }),
  },
  'POST /api/v1/rent-pay/dues/{dueId}/cancel': {
    summary: 'Gives up a sum that is not sent; what was paid goes back with the fee',
    params: z.object({ dueId }),
    personal: true,
    answer: due,
  },
  'POST /api/v1/rent-pay/dues/{dueId}/send-again': {
    summary: 'Sends a returned sum again, to the present account of the landlord',
    params: z.object({ dueId }),
    personal: true,
    answer: due,
  },
} as const satisfies CallContracts;

/** Visitors who want to know more. */
export const rentExploreCalls = {
  'POST /api/v1/rent-pay/explore': {
    summary: 'Asks us for a call about paying rent online',
    form: z.object({
      name: ruled(nameError),
      phone: ruled(indianPhoneError),
      city: z.string().trim().max(60).optional(),
      rentRupees: z.coerce.number().int().min(0).max(10_000_000).optional(),
      ...leadAttribution,
    }),
    personal: true,
    answer: z.object({ status: z.literal('success'), leadId: z.string(), message: z.string() }),
  },
} as const satisfies CallContracts;

/** Money of others as staff with the role `money` see it. */
export const staffRentPaymentCalls = {
  'GET /api/v1/staff/rent-pay/client-money': {
    summary: 'Where the money of payers and landlords is, and whether it adds up; for staff',
    personal: true,
    answer: z.object({
      /** Sum over all accounts of client money: 0 if nothing is mixed. */
      offByPaise: paise,
      heldPaise: paise,
      inTransitPaise: paise,
      /** Where it is: by gateway, and at the bank. Negative: more was sent than has come from the gateways. */
      places: z.array(z.object({ name: z.string(), paise })),
      /** Dues whose ledger differs from their shares and payouts. */
      offDues: z.array(z.object({ dueId: z.string(), ledgerPaise: paise, rowsPaise: paise })),
      dues: z.array(z.object({ state: z.enum(DUE_STATES), count: z.number().int(), paise })),
      at: moment,
    }),
  },
} as const satisfies CallContracts;
