import type { TenancyKind } from '@aangan/shared-kit/domain/rent/payment-states';

/** Sentences of the page that asks what is paid now. */
export const AMOUNT_WORDS = {
  step: 'What you pay',
  dueKind: 'What for',
  month: 'For the month of',
  amount: 'Amount for the landlord',
  review: 'Review the payment',
  feeNext: 'The fee depends on how you pay. You choose that next.',
  change: 'Change',
  end: 'Stop paying for this home',
  endQuestion: 'Stop paying for this home? Your payments stay in your history.',
  endYes: 'Stop',
} as const;

/** Help under the amount. */
export const AMOUNT_HELP: Readonly<Record<TenancyKind, string>> = {
  rent: 'A deposit or a token may be another amount than the rent.',
  bill: 'Change it if this month’s bill differs.',
};
