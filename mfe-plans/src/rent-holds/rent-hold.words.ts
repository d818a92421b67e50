import type { HoldState } from '@aangan/shared-kit/contracts/rent-holds';
import type { HoldReason } from '@aangan/shared-kit/domain/rent/holds';

interface ReasonWords {
  readonly title: string;
  /** Why we ask, in one or two sentences. */
  readonly why: string;
  /** What helps staff to decide. */
  readonly help: string;
}

/** What payers read about each reason. */
export const REASON_WORDS: Readonly<Record<HoldReason, ReasonWords>> = {
  'own-account': {
    title: 'The money may be going to your own account',
    why: 'The landlord’s phone number or account name is the same as yours. Paying yourself is not rent.',
    help: 'Tell us who the landlord is, and how you know them. Paying a parent, or somebody with your name, is fine.',
  },
  'changed-account': {
    title: 'The landlord’s account was changed',
    why: 'This is the first payment to a new account. Fraudsters ask for this, often in the landlord’s name.',
    help: 'Call your landlord on a number you know. Then tell us when you spoke, and why the account changed.',
  },
  'many-tenants': {
    title: 'Many tenants pay to this account',
    why: 'Tenants of ten or more homes pay to this account. We have not yet verified the landlord.',
    help: 'Tell us who manages the home. It helps if the landlord finishes KYC by the link that you can send them.',
  },
  'large-first-payment': {
    title: 'This is a large first payment',
    why: 'You are paying ₹1,00,000 or more to a landlord who is new on Aangan.',
    help: 'Add the rental agreement, and we release the payment at once. Otherwise, tell us what the money is for.',
  },
};

/** What has become of a hold. */
export const STATE_WORDS: Readonly<Record<HoldState, string>> = {
  waiting: 'We need your answer to release this payment.',
  answered: 'Our staff are reading your answer. They usually decide within one working day.',
  released: 'The check is done. We are sending the money to your landlord.',
  returned: 'Everybody who paid gets their money back, including the fee.',
};

/** All other sentences of the page. */
export const HOLD_WORDS = {
  title: 'Your payment is on hold',
  lead: (amount: string, landlord: string) => `${amount} for ${landlord} is safe with us.`,
  endsOn: (day: string) => `If you do not answer, we refund the money to you on ${day}.`,
  about: 'About this check',
  answerTitle: 'Your answer',
  answer: 'What should our staff know?',
  short: (least: number) => `Write at least ${least} characters.`,
  long: (most: number) => `Write at most ${most} characters.`,
  send: 'Send to our staff',
  agreement: 'Add the rental agreement',
  back: 'Get the money back',
  backTitle: 'Cancel the payment instead',
  backText: 'Everybody who paid gets their money back, including the fee. Banks need up to 5 working days.',
  backQuestion: 'Get all of the money back? Your landlord will get nothing.',
  backYes: 'Yes, refund it',
  youSaid: 'You wrote',
  staffSaid: 'Our staff wrote',
  noneTitle: 'This payment is not on hold',
  noneText: 'You need not answer anything.',
  see: 'See the payment',
  othersTitle: 'You cannot open this payment here',
  othersText: 'It belongs to another account, or does not exist.',
  history: 'See your payments',
} as const;

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
