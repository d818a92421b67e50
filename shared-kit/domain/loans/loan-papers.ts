import type { LoanWork } from './loan-facts.ts';

/** Papers that lenders want for a home loan. Source: Paisabazaar, documents required for a home loan (read in 2026). */
const EVERYBODY = [
  'Identity: PAN card, and Aadhaar, passport, voter’s ID or driving licence',
  'Address: Aadhaar, passport, voter’s ID or a utility bill',
  'Property: sale agreement or allotment letter, receipts of payments, title deeds',
] as const;

const OF_WORK: Readonly<Record<LoanWork, readonly string[]>> = {
  salaried: ['Income: payslips of three months, Form 16, certified letter from the employer'],
  'self-employed': [
    'Income: income tax returns of three years, balance sheet and profit and loss account attested by a CA',
    'Business: registration or licence, and proof of its address',
  ],
};

/** The papers to collect, those of income in the middle. */
export function loanPapers(work: LoanWork, hasCoApplicant: boolean): string[] {
  const [identity, address, property] = EVERYBODY;
  const papers = [identity, address, ...OF_WORK[work], property];
  return hasCoApplicant ? [...papers, 'Co-applicant: the same documents for identity, address and income'] : papers;
}
