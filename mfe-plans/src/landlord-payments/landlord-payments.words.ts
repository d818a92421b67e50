import type { LandlordPayment } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { DisputeKind, DisputeState } from '@aangan/shared-kit/domain/rent/disputes';
import type { DueStep } from '@aangan/shared-kit/domain/rent/payment-states';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { DUE_KIND_WORDS } from '../rent-money/public.ts';

/** Sentences about payments that landlords get. */
export const LANDLORD_PAYMENT_WORDS = {
  consentTitle: 'Do you agree to be paid this way?',
  open: 'We send you payments until you refuse.',
  given: 'You agreed to be paid this way.',
  refused: 'You refused. We take no more payments, and return money not yet sent to your tenant.',
  refusing: 'If you refuse, we take no more payments. We return money not yet sent to your tenant.',
  agree: 'I agree',
  refuse: 'I refuse',
  payments: 'Payments',
  none: 'Nothing has been paid yet. Payments appear here as soon as we have the money.',
  earlier: 'Earlier payments',
  bankReference: 'Bank reference (UTR)',
  reference: 'Support reference',
  report: 'Report a problem',
  what: 'What is wrong?',
  choose: 'Choose',
  chooseFirst: 'Choose what is wrong.',
  text: 'Describe it in a sentence or two',
  textHelp: 'Our staff read it, and answer here.',
  send: 'Send report',
  reported: 'You reported',
  answer: 'Our answer',
  statements: 'Statement for your tax return',
  statementsNote: 'Money that arrived from 1 April to 31 March, as a PDF or a spreadsheet (CSV).',
} as const;

/** What a landlord can report. */
export const DISPUTE_KIND_WORDS: Readonly<Record<DisputeKind, string>> = {
  'not-my-tenant': 'This person is not my tenant',
  'wrong-amount': 'The amount is wrong',
  'did-not-arrive': 'The money is not in my account',
};

/** Where a report is. */
export const DISPUTE_STATE_WORDS: Readonly<Record<DisputeState, string>> = {
  open: 'Our staff are looking into it.',
  agreed: 'Our staff agree with you.',
  refused: 'Our staff do not agree with you.',
};

/** The states as landlords read them. */
export const LANDLORD_STEP_WORDS: Readonly<Record<DueStep, string>> = {
  initiated: 'Begun',
  received: 'Being sent',
  sent: 'At your bank',
  arrived: 'Arrived',
  returned: 'Returned by your bank',
  'on-hold': 'Being sent',
  refunding: 'Going back to the tenant',
  refunded: 'Refunded to the tenant',
  cancelled: 'Cancelled',
};

/** `Rent, Nov 2026`. */
export function paymentTitle({ kind, month }: Pick<LandlordPayment, 'kind' | 'month'>): string {
  return `${DUE_KIND_WORDS[kind]}, ${monthWords(month)}`;
}

/** `Arrived on 6 Oct 2026`. @param day in India: `2026-10-06` */
export function arrivedWords(day: string): string {
  return `Arrived on ${formatDay(indiaDayStart(day))}`;
}

/** `Statement 2026-27 (PDF)`. */
export function statementWords(year: string, format: 'PDF' | 'CSV'): string {
  return `Statement ${year} (${format})`;
}
