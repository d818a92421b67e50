import { z } from 'zod';
import { CITY_SLUGS } from '../domain/cities.ts';
import { LOAN_LIMITS } from '../domain/loan-terms.ts';
import { LENDER_IDS } from '../domain/loans/lenders.ts';
import { LOAN_FACT_LIMITS, LOAN_WORK } from '../domain/loans/loan-facts.ts';
import type { CallContracts } from './call.ts';

const { income, value } = LOAN_FACT_LIMITS;
const optionalAmount = z.number().int().min(0).max(income.most);

export const loanFacts = z.object({
  work: z.enum(LOAN_WORK),
  incomeRupees: z.number().int().min(income.least).max(income.most),
  obligationsRupees: optionalAmount,
  coIncomeRupees: optionalAmount,
  coObligationsRupees: optionalAmount,
  city: z.enum(CITY_SLUGS as [(typeof CITY_SLUGS)[number]]),
  valueRupees: z.number().int().min(value.least).max(value.most),
  years: z.number().int().min(LOAN_LIMITS.years.least).max(LOAN_LIMITS.years.most),
});

export const checkId = z.string().regex(/^lck_[\w-]{20}$/);

export const loanCalls = {
  'POST /api/v1/loan-checks': {
    summary: 'Stores the answers of a loan check, also without a login; the same answers again are the same check',
    body: loanFacts,
    personal: true,
    answer: z.object({ checkId }),
  },
  'GET /api/v1/loan-checks/{checkId}': {
    summary: 'The answers of a loan check of the visitor’s account or device',
    params: z.object({ checkId }),
    personal: true,
    answer: z.object({
      facts: loanFacts,
      /** When we delete them, epoch ms. */
      deletedAt: z.number(),
      /** Lenders that take requests from here. */
      lenders: z.array(z.enum(LENDER_IDS)),
    }),
  },
  'DELETE /api/v1/loan-checks/{checkId}': {
    summary: 'Deletes the answers of a loan check',
    params: z.object({ checkId }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
