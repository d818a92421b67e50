import { z } from 'zod';
import { SEEN_LENGTH, VALID_DAYS_AT_MOST } from '../domain/staff-verification.ts';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';

/** What can be checked of a listing. */
export const VERIFICATION_KINDS = ['PHONE', 'AVAILABLE', 'PHOTOS', 'PRICE', 'VISIT', 'PAPERS'] as const;

const check = z.object({
  kind: z.enum(VERIFICATION_KINDS),
  /** `Photos not seen in another listing elsewhere`. */
  what: z.string(),
  /** `Aangan’s checks`, `the owner`, `Aangan’s staff`. */
  by: z.string(),
  /** Epoch ms. */
  checkedOn: z.number(),
  expiresOn: z.number(),
});

export const verificationCalls = {
  'GET /api/v1/property/{propertyId}/verification': {
    summary: 'What was checked of a listing, by whom, when and until when; only what has not expired',
    params: z.object({ propertyId }),
    answer: z.object({
      /** Whether the badge is shown: owner’s number, availability and photos are all checked. */
      verified: z.boolean(),
      checks: z.array(check),
    }),
  },
  'POST /api/v1/staff/property/{propertyId}/verification': {
    summary: 'Writes down what staff have seen of a listing; for staff',
    params: z.object({ propertyId }),
    body: z.object({
      kind: z.enum(['VISIT', 'PAPERS']),
      /** A sentence for the public. */
      seen: z.string().trim().min(SEEN_LENGTH.least).max(SEEN_LENGTH.most),
      validDays: z.number().int().min(1).max(VALID_DAYS_AT_MOST),
    }),
    personal: true,
    answer: z.object({ id: z.string(), expiresOn: z.number() }),
  },
} as const satisfies CallContracts;
