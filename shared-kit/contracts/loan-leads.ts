import { z } from 'zod';
import { LENDER_IDS } from '../domain/loans/lenders.ts';
import { LOAN_CONSENT_VERSION, LOAN_LEAD_STATES } from '../domain/loans/loan-lead.ts';
import type { CallContracts } from './call.ts';
import { checkId, loanFacts } from './loans.ts';

const leadId = z.string().regex(/^lnl_[\w-]{20}$/);
const lender = z.enum(LENDER_IDS);

const lead = z.object({
  id: leadId,
  lender,
  state: z.enum(LOAN_LEAD_STATES),
  facts: loanFacts,
  /** What the person agreed to, word by word. */
  consent: z.string(),
  /** Epoch ms. */
  askedAt: z.number(),
  /** What the lender answered; null until then. */
  answer: z.object({ text: z.string(), at: z.number() }).nullable(),
  /** Nobody reads it: it was sent to a lender of the demonstration. */
  isSample: z.boolean(),
});

export type LoanLead = z.infer<typeof lead>;

export const loanLeadCalls = {
  'GET /api/v1/loan-leads': {
    summary: 'The visitor’s requests to lenders, newest first',
    personal: true,
    answer: z.object({ leads: z.array(lead) }),
  },
  'GET /api/v1/loan-leads/draft/{checkId}/{lender}': {
    summary: 'What a request to a lender would send; 404 for a lender that takes none',
    params: z.object({ checkId, lender }),
    personal: true,
    answer: z.object({
      facts: loanFacts,
      /** Of the visitor’s account. */
      name: z.string(),
      phone: z.string(),
      isSample: z.boolean(),
      /** The request that has to end first; null where there is none. */
      open: lead.nullable(),
    }),
  },
  'POST /api/v1/loan-leads': {
    summary: 'Sends the answers of a check to one lender; 409 while a request to another lender is open',
    body: z.object({
      checkId,
      lender,
      /** Version of the consent that was shown. */
      consent: z.literal(LOAN_CONSENT_VERSION, 'The text that you agree to has changed. Read it again.'),
    }),
    personal: true,
    answer: z.object({ lead }),
  },
  'DELETE /api/v1/loan-leads/{leadId}': {
    summary: 'Withdraws a request, and tells its lender',
    params: z.object({ leadId }),
    personal: true,
    answer: z.object({ lead }),
  },
} as const satisfies CallContracts;
