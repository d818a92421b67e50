import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { foundCases, listedCases, searchedCases, waitingCases } from './staff.ts';

/** Whether the person owns a managed home or lives in one. */
export const KYC_USER_TYPES = ['owner', 'tenant'] as const;

/** `draft` can be edited; `submitted` is under review; `rejected` has a reason and can be edited again. */
export const KYC_STATES = ['draft', 'submitted', 'verified', 'rejected'] as const;

export const KYC_DOCUMENTS = ['identity', 'address', 'ownership'] as const;

/** Bytes of one document. */
export const KYC_DOCUMENT_BYTES = 5 * 1024 * 1024;

const userType = z.enum(KYC_USER_TYPES);
const document = z.enum(KYC_DOCUMENTS);

const kyc = z.object({
  userType,
  state: z.enum(KYC_STATES),
  /** Reason of the rejection, for the person. */
  reason: z.string().nullable(),
  pan: z.string().nullable(),
  /** The whole number is never requested. */
  aadhaarLast4: z.string().nullable(),
  address: z.string().nullable(),
  documents: z.array(
    z.object({
      document,
      mediaType: z.enum(['application/pdf', 'image/jpeg']),
      bytes: z.number().int(),
      /** Epoch ms. */
      uploadedAt: z.number(),
    }),
  ),
  submittedAt: z.number().nullable(),
  decidedAt: z.number().nullable(),
});

export type Kyc = z.infer<typeof kyc>;
export type KycUserType = (typeof KYC_USER_TYPES)[number];
export type KycDocument = (typeof KYC_DOCUMENTS)[number];

export const kycCalls = {
  'GET /api/v1/cpms/kyc/{userType}': {
    summary: "The visitor's own papers for property management, as far as they have come",
    params: z.object({ userType }),
    personal: true,
    answer: kyc,
  },
  'PUT /api/v1/cpms/kyc/{userType}': {
    summary: 'Saves what is typed; an absent field stays as it is',
    params: z.object({ userType }),
    body: z.object({
      pan: z.string().trim().max(20).optional(),
      aadhaarLast4: z.string().trim().max(20).optional(),
      address: z.string().trim().max(400).optional(),
    }),
    personal: true,
    answer: kyc,
  },
  'PUT /api/v1/cpms/kyc/{userType}/documents/{document}': {
    summary: 'Uploads a document, PDF, JPG or PNG, in the place of an earlier one',
    params: z.object({ userType, document }),
    upload: KYC_DOCUMENT_BYTES,
    personal: true,
    answer: kyc,
  },
  'DELETE /api/v1/cpms/kyc/{userType}/documents/{document}': {
    summary: 'Removes a document',
    params: z.object({ userType, document }),
    personal: true,
    answer: kyc,
  },
  'POST /api/v1/cpms/kyc/{userType}/submit': {
    summary: 'Hands the papers in; 400 names what is missing',
    params: z.object({ userType }),
    body: z.object({}).optional(),
    personal: true,
    answer: kyc,
  },
  'GET /api/v1/staff/kyc': {
    summary: 'Papers that wait for the staff, the oldest first, all or some',
    query: listedCases,
    personal: true,
    answer: z.object({ waiting: z.array(kyc.extend({ accountId: z.string(), name: z.string() })) }),
  },
  'GET /api/v1/staff/kyc/waiting': {
    summary: 'Number of papers that wait for a look; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/kyc/search': {
    summary: 'Finds waiting papers by phone number or part of a name; for staff',
    body: searchedCases,
    personal: true,
    answer: foundCases,
  },
  'POST /api/v1/staff/kyc/{accountId}/{userType}': {
    summary: 'Staff verify papers, or reject them with a reason that the person reads',
    params: z.object({ accountId: z.string().max(60), userType }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('verify') }),
      z.object({ decision: z.literal('reject'), reason: z.string().trim().min(5).max(300) }),
    ]),
    personal: true,
    answer: z.object({ state: z.enum(['verified', 'rejected']) }),
  },
} as const satisfies CallContracts;
