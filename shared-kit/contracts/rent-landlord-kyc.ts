import { z } from 'zod';
import { panProblem, tidyPan } from '../domain/kyc-fields.ts';
import { LANDLORD_PAPERS } from '../domain/rent/landlord-papers.ts';
import { LANDLORD_KYC_STATES, NAME_MATCHES } from '../domain/rent/landlord-rules.ts';
import { type CallContracts, ruled } from './call.ts';
import { landlordId } from './rent-landlords.ts';
import { foundCases, listedCases, neededReason, optionalReason, searchedCases, waitingCases } from './staff.ts';

const tokenParams = z.object({ token: z.string().max(100) });
const paper = z.enum(LANDLORD_PAPERS);

/** The landlord's KYC as the landlord sees it. */
const landlordKyc = z.object({
  state: z.enum(LANDLORD_KYC_STATES),
  /** Why staff refused; null otherwise. */
  reason: z.string().nullable(),
  /** Papers that we have. */
  papers: z.array(z.object({ paper, bytes: z.number().int() })),
});

export type LandlordKyc = z.infer<typeof landlordKyc>;

const staffKyc = z.object({
  landlordId,
  /** The name that the payer gave, and the one of the bank. */
  name: z.string(),
  registeredName: z.string().nullable(),
  nameMatch: z.enum(NAME_MATCHES).nullable(),
  pan: z.string(),
  /** Last digits of the account, or the masked UPI ID. */
  account: z.string(),
  papers: z.array(z.object({ paper, url: z.string() })),
  submittedOn: z.number(),
});

export type StaffLandlordKyc = z.infer<typeof staffKyc>;

/** KYC of landlords, by the link of a message. */
export const rentLandlordKycCalls = {
  'GET /api/v1/rent-pay/landlord-link/{token}/kyc': {
    summary: 'How far the KYC of the landlord of a link is',
    params: tokenParams,
    personal: true,
    answer: landlordKyc,
  },
  'POST /api/v1/rent-pay/landlord-link/{token}/kyc/upload': {
    summary: 'Opens the uploader of one paper for ten minutes; 409 while staff look at the papers, and after KYC',
    params: tokenParams,
    body: z.object({ paper }),
    personal: true,
    answer: z.object({
      /** For the header of uploads. */
      uploadToken: z.string(),
      subject: z.string(),
      /** Epoch ms. */
      expiresAt: z.number(),
    }),
  },
  'POST /api/v1/rent-pay/landlord-link/{token}/kyc/submit': {
    summary: 'Hands the papers in, with the PAN; 409 says what is missing',
    params: tokenParams,
    body: z.object({ pan: ruled((typed) => panProblem(tidyPan(typed))) }),
    personal: true,
    answer: landlordKyc,
  },
  'GET /api/v1/staff/landlord-kyc': {
    summary: 'Landlords whose papers wait, the oldest first, all or some; for staff',
    query: listedCases,
    personal: true,
    answer: z.object({ landlords: z.array(staffKyc) }),
  },
  'GET /api/v1/staff/landlord-kyc/waiting': {
    summary: 'Number of landlords whose papers wait; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/landlord-kyc/search': {
    summary: 'Finds landlords whose papers wait by phone number or part of a name; for staff',
    body: searchedCases,
    personal: true,
    answer: foundCases,
  },
  'POST /api/v1/staff/landlord-kyc/{landlordId}': {
    summary: 'Staff verify or refuse papers, which are deleted then; the landlord reads the reason',
    params: z.object({ landlordId }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('verified'), reason: optionalReason }),
      z.object({ decision: z.literal('refused'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ state: z.enum(LANDLORD_KYC_STATES) }),
  },
} as const satisfies CallContracts;
