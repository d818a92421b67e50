import type { TenancyKind } from '@aangan/shared-kit/domain/rent/payment-states';

/** Sentences of the page that asks what is paid now. */
export const AMOUNT_WORDS = {
  step: 'What you pay',
  dueKind: 'Payment for',
  month: 'For the month of',
  amount: 'Amount for the landlord',
  review: 'Review the payment',
  feeNext: 'The fee depends on how you pay. You choose that next.',
  change: 'Change',
  more: 'For this home',
  split: 'Split with flatmates',
  agreement: 'Upload the agreement',
  automatic: 'Automatic payment and reminders',
  end: 'Stop paying for this home',
  endQuestion: 'Stop paying for this home? Your payments stay in your history.',
  endYes: 'Stop',
} as const;

/** Help under the amount. */
export const AMOUNT_HELP: Readonly<Record<TenancyKind, string>> = {
  rent: 'A deposit or token amount may differ from the rent.',
  bill: 'Change it if this month’s bill differs.',
};

/** Sentences about the landlord's own consent. */
export const CONSENT_WORDS = {
  title: 'Your landlord',
  about:
    'Send your landlord a link. They can agree to be paid here, see your payments and finish KYC, without an account.',
  send: 'Send the link by SMS',
  again: 'Send the link again',
  refused:
    'Your landlord does not want to be paid here. Talk to them before you pay, because the money may be returned.',
  verified: 'Your landlord has finished KYC. You can pay by card.',
  optional: 'You can pay without this.',
} as const;

/** When the landlord was asked. */
export function askedWords(day: string): string {
  return `We sent your landlord a link on ${day}. They have not answered yet.`;
}

/** When the landlord agreed. */
export function givenWords(day: string): string {
  return `Your landlord agreed on ${day} to be paid here.`;
}
