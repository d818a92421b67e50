import { z } from 'zod';
import { isValidEmail } from '../domain/email.ts';
import { panProblem, tidyPan } from '../domain/kyc-fields.ts';
import {
  ACCOUNT_CHECK_STATES,
  accountNumberProblem,
  ifscProblem,
  LANDLORD_CONSENT_STATES,
  LANDLORD_KYC_STATES,
  landlordVpaProblem,
  NAME_MATCHES,
  tidyAccountNumber,
  tidyIfsc,
  tidyVpa,
} from '../domain/rent/landlord-rules.ts';
import { landlordNameProblem } from '../domain/rent-receipts/receipt-rules.ts';
import { type CallContracts, ruled } from './call.ts';

export const landlordId = z.string().regex(/^lld_[\w-]{20}$/);

const params = z.object({ landlordId });

/** A text in its normal form that fits a rule. */
function tidied(tidy: (typed: string) => string, rule: (text: string) => string | undefined) {
  return z
    .string()
    .max(100)
    .transform(tidy)
    .superRefine((text, context) => {
      const message = rule(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

const destinationInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bank'),
    accountNumber: tidied(tidyAccountNumber, accountNumberProblem),
    ifsc: tidied(tidyIfsc, ifscProblem),
  }),
  z.object({ kind: z.literal('upi'), vpa: tidied(tidyVpa, landlordVpaProblem) }),
]);

const landlordInput = z.object({
  /** As the bank has it. */
  name: ruled(landlordNameProblem),
  /** Indian number of ten digits; also with +91. */
  phone: z.string().trim().max(20),
  /** Empty without. */
  email: z
    .string()
    .trim()
    .refine((text) => text === '' || isValidEmail(text), 'Enter an e-mail address, such as asha@example.com.'),
  destination: destinationInput,
  /** Empty without. */
  pan: tidied(tidyPan, (pan) => (pan === '' ? undefined : panProblem(pan))),
  /** The landlord has declared to have none. */
  hasNoPan: z.boolean(),
});

/** Where rent goes, as far as people may see it. */
const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank'), ifsc: z.string(), last4: z.string() }),
  z.object({ kind: z.literal('upi'), masked: z.string() }),
]);

/** A saved landlord; account number, UPI ID, phone, e-mail address and PAN are masked. */
const landlord = z.object({
  id: landlordId,
  name: z.string(),
  phoneLast4: z.string(),
  hasEmail: z.boolean(),
  destination,
  /** `•••••1234F`; null without one. */
  pan: z.string().nullable(),
  hasNoPan: z.boolean(),
  check: z.object({
    state: z.enum(ACCOUNT_CHECK_STATES),
    /** The name that the bank has; null until it has answered. */
    registeredName: z.string().nullable(),
    nameMatch: z.enum(NAME_MATCHES).nullable(),
    /** Epoch ms. */
    at: z.number().nullable(),
  }),
  consent: z.object({ state: z.enum(LANDLORD_CONSENT_STATES), at: z.number().nullable() }),
  kyc: z.enum(LANDLORD_KYC_STATES),
  /** Whether rent may be paid by card. */
  cardsAllowed: z.boolean(),
  destinationChangedAt: z.number(),
  createdAt: z.number(),
});

export type Landlord = z.infer<typeof landlord>;
export type LandlordDestinationInput = z.output<typeof destinationInput>;
export type LandlordDestination = z.infer<typeof destination>;

/** Landlords that a payer has saved. */
export const rentLandlordCalls = {
  'GET /api/v1/rent-pay/landlords': {
    summary: 'The visitor’s saved landlords, the latest first',
    personal: true,
    answer: z.object({ landlords: z.array(landlord) }),
  },
  'POST /api/v1/rent-pay/landlords': {
    summary: 'Saves a landlord; the same account again is the landlord that exists',
    body: landlordInput,
    personal: true,
    answer: landlord,
  },
  'GET /api/v1/rent-pay/landlords/{landlordId}': {
    summary: 'One of the visitor’s saved landlords',
    params,
    personal: true,
    answer: landlord,
  },
  'PUT /api/v1/rent-pay/landlords/{landlordId}': {
    summary:
      'Changes a landlord; an absent field stays. Another account or name is unchecked; another phone ends links',
    params,
    body: landlordInput.partial(),
    personal: true,
    answer: landlord,
  },
  'DELETE /api/v1/rent-pay/landlords/{landlordId}': {
    summary: 'Removes a landlord: bank data, phone and PAN are wiped after 30 days, when no payment is under way',
    params,
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/rent-pay/landlords/{landlordId}/check': {
    summary: 'Asks the bank whether the account exists and whose it is; 429 after five a day',
    params,
    body: z.object({}).optional(),
    personal: true,
    answer: landlord,
  },
  'POST /api/v1/rent-pay/landlords/{landlordId}/ask-consent': {
    summary: 'Sends the landlord a link to agree, valid for 30 days; 429 after three a day',
    params,
    body: z.object({ by: z.enum(['SMS', 'EMAIL']) }),
    personal: true,
    answer: landlord,
  },
  'DELETE /api/v1/rent-pay/landlords/{landlordId}/links': {
    summary: 'Ends all links that were sent to the landlord',
    params,
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
