import type { LoanLeadState } from '@aangan/shared-kit/domain/loans/loan-lead';

/** All sentences of requests to lenders. */
export const REQUEST_WORDS = {
  loans: 'Home loan eligibility',
  ask: (lender: string) => `Ask ${lender} for a loan`,
  askLead: 'This is free, and you can withdraw it. It is not a loan application. The lender calls you first.',
  sent: 'What we send',
  name: 'Name',
  phone: 'Phone',
  work: 'You are',
  income: 'Income a month',
  obligations: 'EMIs a month',
  coIncome: 'Co-applicant’s income',
  coObligations: 'Co-applicant’s EMIs',
  city: 'City',
  value: 'Price of the home',
  years: 'Repay in',
  yearsOf: (years: number) => `${years} years`,
  consent: 'What you agree to',
  notSent: 'Not sent: PAN, account numbers, documents. The lender asks you for them if you apply.',
  send: (lender: string) => `Agree and send to ${lender}`,
  sample: 'This is a demonstration: the lender is made up, and nobody gets your data.',
  open: (lender: string) => `Your request to ${lender} is open. Withdraw it before you ask another lender.`,
  openSame: 'Your request to this lender is already open.',
  see: 'Your requests',
  gone: 'This request cannot be sent',
  goneText: 'The answers were deleted or belong to another account, or the lender does not take requests from Aangan.',
  check: 'Check eligibility',
  title: 'Your loan requests',
  lead: 'A request goes to one lender. You can have one open request at a time.',
  empty: 'No requests yet',
  emptyText: 'Check what lenders could lend you, then choose one of them.',
  askedOn: (day: string) => `Asked on ${day}`,
  answered: (lender: string, day: string) => `${lender}, ${day}:`,
  withdraw: 'Withdraw this request',
  withdrawQuestion: 'We ask the lender to delete your data. The lender keeps what the law requires.',
  withdrawYes: 'Withdraw request',
  details: 'What was sent, and what you agreed to',
} as const;

interface StateWords {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'information' | 'bad';
  readonly text: (lender: string) => string;
}

/** A request’s state, and what happens next. */
export const REQUEST_STATES: Readonly<Record<LoanLeadState, StateWords>> = {
  sending: { label: 'Sending', tone: 'information', text: (lender) => `We are sending your request to ${lender}.` },
  sent: {
    label: 'Sent',
    tone: 'information',
    text: (lender) => `${lender} has your request. You get an SMS with its answer.`,
  },
  answered: { label: 'Answered', tone: 'good', text: (lender) => `${lender} is continuing with your request.` },
  declined: { label: 'Declined', tone: 'plain', text: () => 'The request has ended. You can ask another lender.' },
  failed: {
    label: 'Not delivered',
    tone: 'bad',
    text: (lender) =>
      `${lender} did not accept your request within two days. You can ask again, or ask another lender.`,
  },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'plain',
    text: (lender) => `You withdrew this request. We are telling ${lender}.`,
  },
};
