import { z } from 'zod';
import { DISPUTE_KINDS, DISPUTE_STATES, disputeTextProblem } from '../domain/rent/disputes.ts';
import { LANDLORD_CONSENT_STATES } from '../domain/rent/landlord-rules.ts';
import { DUE_KINDS, DUE_STEPS } from '../domain/rent/payment-states.ts';
import { type CallContracts, ruled } from './call.ts';
import { landlordId } from './rent-landlords.ts';
import { dueId } from './rent-payments.ts';
import { neededReason, waitingCases } from './staff.ts';

export const disputeId = z.string().regex(/^dsp_[\w-]{20}$/);

const dispute = z.object({
  kind: z.enum(DISPUTE_KINDS),
  state: z.enum(DISPUTE_STATES),
  /** What the landlord wrote. */
  text: z.string(),
  /** What staff answered; null while it waits. */
  answer: z.string().nullable(),
});

/** One payment as its landlord sees it. */
const payment = z.object({
  dueId,
  /** For support: `RP-7FQ2KX8M`. */
  reference: z.string(),
  kind: z.enum(DUE_KINDS),
  month: z.string(),
  paise: z.number().int(),
  step: z.enum(DUE_STEPS),
  /** The bank's reference (UTR), once it has one. */
  bankReference: z.string().nullable(),
  /** Day in India. */
  arrivedOn: z.string().nullable(),
  /** The last report; null without one. */
  dispute: dispute.nullable(),
  /** What may be reported now; empty while a report waits. */
  disputeKinds: z.array(z.enum(DISPUTE_KINDS)),
});

export type LandlordPayment = z.infer<typeof payment>;

/** Somebody who pays a landlord: a first name, and no more about them. */
const tenant = z.object({
  landlordId,
  /** First name. */
  payer: z.string(),
  /** Where the money goes, masked. */
  destination: z.string(),
  consent: z.enum(LANDLORD_CONSENT_STATES),
  /** The newest first. */
  payments: z.array(payment),
});

export type LandlordTenant = z.infer<typeof tenant>;

/** Files of the financial years in which money arrived, the latest first. */
const statements = z.array(
  z.object({
    /** `2026-27`. */
    year: z.string(),
    /** For spreadsheets (CSV). */
    url: z.string(),
    pdfUrl: z.string(),
  }),
);

export type LandlordStatements = z.infer<typeof statements>;

const tokenParams = z.object({ token: z.string().max(100) });
const consentBody = z.object({ decision: z.enum(['given', 'refused']) });
const disputeBody = z.object({ dueId, kind: z.enum(DISPUTE_KINDS), text: ruled(disputeTextProblem) });

const staffDispute = z.object({
  disputeId,
  dueId,
  reference: z.string(),
  kind: z.enum(DISPUTE_KINDS),
  text: z.string(),
  paise: z.number().int(),
  step: z.enum(DUE_STEPS),
  bankReference: z.string().nullable(),
  landlord: z.string(),
  /** Last digits of the account, or the masked UPI ID. */
  account: z.string(),
  payer: z.string(),
  /** Epoch ms. */
  reportedOn: z.number(),
});

export type StaffRentDispute = z.infer<typeof staffDispute>;

/** The landlord's side of paying rent: by a signed link without an account, or with one. */
export const rentLandlordSideCalls = {
  'GET /api/v1/rent-pay/landlord-link/{token}': {
    summary: 'What a landlord sees at the link of a message; 404 for an unknown, expired or ended one',
    params: tokenParams,
    personal: true,
    answer: z.object({
      tenant,
      statements,
      /** Epoch ms. */
      expiresAt: z.number(),
    }),
  },
  'POST /api/v1/rent-pay/landlord-link/{token}/consent': {
    summary: 'The landlord agrees or refuses to be paid; a refusal gives back money that was not sent',
    params: tokenParams,
    body: consentBody,
    personal: true,
    answer: tenant,
  },
  'POST /api/v1/rent-pay/landlord-link/{token}/dispute': {
    summary: 'The landlord reports a payment to staff; 409 while a report of it waits',
    params: tokenParams,
    body: disputeBody,
    personal: true,
    answer: tenant,
  },
  'GET /api/v1/rent-pay/my-tenants': {
    summary: 'Everybody who pays rent to the phone number of the viewer',
    personal: true,
    answer: z.object({ tenants: z.array(tenant), statements }),
  },
  'POST /api/v1/rent-pay/my-tenants/{landlordId}/consent': {
    summary: 'The viewer agrees or refuses to be paid by one tenant',
    params: z.object({ landlordId }),
    body: consentBody,
    personal: true,
    answer: tenant,
  },
  'POST /api/v1/rent-pay/my-tenants/{landlordId}/dispute': {
    summary: 'The viewer reports a payment of one tenant to staff',
    params: z.object({ landlordId }),
    body: disputeBody,
    personal: true,
    answer: tenant,
  },
  'GET /api/v1/staff/rent-disputes': {
    summary: 'Reports of landlords that wait, the oldest first; for staff',
    personal: true,
    answer: z.object({ disputes: z.array(staffDispute) }),
  },
  'GET /api/v1/staff/rent-disputes/waiting': {
    summary: 'Number of reports of landlords that wait; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/rent-disputes/{disputeId}': {
    summary: 'Staff answer a report; the landlord reads the reason',
    params: z.object({ disputeId }),
    body: z.object({ decision: z.enum(['agreed', 'refused']), reason: neededReason }),
    personal: true,
    answer: z.object({ state: z.enum(DISPUTE_STATES) }),
  },
} as const satisfies CallContracts;
