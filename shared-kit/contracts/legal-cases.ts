import { z } from 'zod';
import { LEGAL_CASE_STEPS, TENANT_CONSENTS } from '../domain/home-services/legal-case-steps.ts';
import { LEGAL_CASE_TYPES } from '../domain/home-services/legal-services.ts';
import { bookingId, bookingSummary, oneBooking } from './bookings.ts';
import type { CallContracts } from './call.ts';
import { hsAnswer } from './hs-answer.ts';
import { legalCity } from './legal.ts';
import { waitingCases } from './staff.ts';

const params = z.object({ bookingId });
const caseType = z.enum(LEGAL_CASE_TYPES);
/** What was typed, by field of `legal-case-fields.ts`; checked by the rules of the service and the city. */
const form = z.record(z.string().max(40), z.string().max(600));
const answers = z.array(z.object({ label: z.string(), value: z.string() }));
const token = z.object({ token: z.string().regex(/^[\w-]{32}$/) });

const paper = z.object({
  id: z.string(),
  mediaType: z.enum(['application/pdf', 'image/jpeg']),
  bytes: z.number().int(),
  /** Epoch ms. */
  uploadedAt: z.number(),
  url: z.string(),
});

const consent = z.object({
  state: z.enum(TENANT_CONSENTS),
  /** When the tenant answered, epoch ms. */
  at: z.number().nullable(),
});

const legalCase = z.object({
  type: caseType,
  city: z.string(),
  form,
  answers,
  papers: z.array(paper),
  consent,
  /** A printable document of what was typed: the form of the police, the draft of a sale; null for others. */
  formUrl: z.string().nullable(),
  /** What we made of it; null before it is done, and after its deletion. */
  resultUrl: z.string().nullable(),
  /** When form, papers and result are deleted, epoch ms. */
  deletedAt: z.number(),
});

const staffCase = z.object({
  booking: bookingSummary,
  type: caseType,
  city: z.string(),
  /** First name of the customer. */
  customer: z.string(),
  answers,
  papers: z.array(paper),
  consent,
  hasResult: z.boolean(),
  possible: z.array(z.enum(LEGAL_CASE_STEPS)),
});

export type LegalCase = z.infer<typeof legalCase>;
export type LegalPaper = z.infer<typeof paper>;
export type StaffLegalCase = z.infer<typeof staffCase>;

/** Verifications, forms for the police, sale agreements, checks of papers and opinions: each is a case. */
export const legalCaseCalls = {
  'POST /legal-backend/api/v1/case': {
    summary: 'Begins a case with its price; where staff quote, it waits for their price',
    body: z.object({ type: caseType, city: legalCity, form }),
    personal: true,
    answer: oneBooking,
  },
  'PUT /legal-backend/api/v1/case/{bookingId}': {
    summary: 'Changes the form of a case that has no order',
    params,
    body: z.object({ form }),
    personal: true,
    answer: oneBooking,
  },
  'GET /legal-backend/api/v1/case/{bookingId}': {
    summary: 'One of the viewer’s cases with its papers, the tenant’s consent and the result',
    params,
    personal: true,
    answer: hsAnswer({ case: legalCase }),
  },
  'DELETE /legal-backend/api/v1/case/{bookingId}/papers/{paperId}': {
    summary: 'Deletes one of the viewer’s papers before work has begun',
    params: params.extend({ paperId: z.string().max(60) }),
    personal: true,
    answer: hsAnswer({ case: legalCase }),
  },
  'GET /legal-backend/api/v1/consent/{token}': {
    summary: 'What a tenant is asked to agree to, at the link of the message',
    params: token,
    personal: true,
    answer: hsAnswer({
      type: caseType,
      city: z.string(),
      landlord: z.string(),
      tenant: z.string(),
      answers,
      consent,
      /** Days after the last step on which everything is deleted. */
      deletionDays: z.number().int(),
    }),
  },
  'POST /legal-backend/api/v1/consent/{token}': {
    summary: 'The tenant agrees or refuses; nothing is done before',
    params: token,
    body: z.object({ decision: z.enum(['given', 'refused']) }),
    personal: true,
    answer: hsAnswer({ consent }),
  },
  'GET /api/v1/staff/legal-cases': {
    summary: 'Paid cases that wait for staff, the oldest first',
    personal: true,
    answer: z.object({ cases: z.array(staffCase) }),
  },
  'GET /api/v1/staff/legal-cases/waiting': {
    summary: 'Number of cases that wait for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/legal-cases/{bookingId}': {
    summary: 'Begins a case, or delivers its result',
    params,
    body: z.object({ step: z.enum(LEGAL_CASE_STEPS) }),
    personal: true,
    answer: z.object({ booking: bookingSummary }),
  },
} as const satisfies CallContracts;
