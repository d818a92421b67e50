import { z } from 'zod';
import { CREDIT_CHECK_STATES, CREDIT_CONSENT_VERSION, ownPanProblem } from '../domain/credit/credit-check.ts';
import { tidyPan } from '../domain/kyc-fields.ts';
import type { CallContracts } from './call.ts';

const whole = z.number().int();

/** What a report says, as `CreditFacts`. */
export const creditFacts = z.object({
  score: whole,
  accounts: z.object({ active: whole, closed: whole, defaulted: whole }),
  balanceRupees: whole,
  cards: z.object({ balanceRupees: whole, limitRupees: whole }).nullable(),
  oldestMonths: whole.nullable(),
  latePayments: whole,
  overdueRupees: whole,
  enquiries: whole,
});

const reportId = z.string().regex(/^crr_[\w-]{20}$/);

/** A check of one’s own credit. */
const check = z.object({
  id: reportId,
  state: z.enum(CREDIT_CHECK_STATES),
  /** Name of the bureau. */
  bureau: z.string(),
  /** Made up for trying out the site. */
  isSample: z.boolean(),
  /** Epoch ms. */
  askedAt: z.number(),
  /** `•••••1234F`. */
  pan: z.string(),
  /** Null unless the state is `ready`. */
  facts: creditFacts.nullable(),
});

export type CreditCheck = z.infer<typeof check>;

const pan = z
  .string()
  .max(20)
  .transform(tidyPan)
  .refine((text) => ownPanProblem(text) === undefined, { error: ({ input }) => ownPanProblem(String(input)) ?? '' });

export const creditReportCalls = {
  'GET /api/v1/credit-reports': {
    summary: 'The visitor’s own credit reports, newest first, and when the next can be fetched',
    personal: true,
    answer: z.object({
      checks: z.array(check),
      /** Until when the newest report is current, so that no other is fetched, epoch ms; null where none is. */
      currentUntil: z.number().nullable(),
      /** The bureau that is asked; null where credit checks are closed. */
      bureau: z.object({ name: z.string(), isSample: z.boolean() }).nullable(),
      /** What the bureau gets beside the PAN. */
      name: z.string(),
      phone: z.string(),
    }),
  },
  'POST /api/v1/credit-reports': {
    summary: 'Asks a bureau for the visitor’s own report, with consent; a current report is answered again',
    body: z.object({
      /** Left out: the PAN of the newest report. */
      pan: pan.optional(),
      /** Version of the consent that was shown. */
      consent: z.literal(CREDIT_CONSENT_VERSION, 'The text that you agree to has changed. Read it again.'),
    }),
    personal: true,
    answer: z.object({ check }),
  },
  'DELETE /api/v1/credit-reports/{reportId}': {
    summary: 'Deletes a report of the visitor, and its PAN',
    params: z.object({ reportId }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
