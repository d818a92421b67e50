import type { HoldReason } from '@aangan/shared-kit/domain/rent/holds';

/** What staff read about each reason. */
export const REASON_TITLES: Readonly<Record<HoldReason, string>> = {
  'own-account': 'The money may be going to your own account',
  'changed-account': 'The landlord’s account was changed',
  'many-tenants': 'Many tenants pay to this account',
  'large-first-payment': 'This is a large first payment',
};

/** Sentences of the staff queue. */
export const STAFF_WORDS = {
  title: 'Held payouts of rent',
  shortTitle: 'Rent holds',
  about:
    'Payouts that look like fraud wait here before they are made. Answered ones come first. Unanswered money goes back after 7 days.',
  empty: 'No payout waits.',
  release: 'Release the payout',
  releaseEffect: 'The landlord gets the money, and this reason does not hold payouts to the account again.',
  released: 'The payout is released.',
  return: 'Return the money',
  returnEffect: 'Everybody who paid gets all of it back, with the fee.',
  returned: 'The money goes back to its payers.',
  reasonReader: 'The payer reads it too.',
  noAnswer: 'No answer yet.',
  paper: (number: number) => `Agreement ${number}`,
} as const;
