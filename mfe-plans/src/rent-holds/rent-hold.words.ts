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
    help: 'Say who the landlord is, and how you know them. A parent or a namesake is fine.',
  },
  'changed-account': {
    title: 'The landlord’s account was changed',
    why: 'This is the first payment to a new account. Thieves ask for this, often in the landlord’s name.',
    help: 'Call your landlord on a number that you know. Then say when you spoke, and why the account changed.',
  },
  'many-tenants': {
    title: 'Many tenants pay to this account',
    why: 'Ten or more homes pay to this account, and we have not checked who the landlord is.',
    help: 'Say who manages the home. It helps if the landlord finishes KYC by the link that you send on the page of this home.',
  },
  'large-first-payment': {
    title: 'This is a large first payment',
    why: 'You pay ₹1,00,000 or more to a landlord who is new here.',
    help: 'Add the rental agreement, and the payment goes on at once. Otherwise say what the money is for.',
  },
};

/** What has become of a hold. */
export const STATE_WORDS: Readonly<Record<HoldState, string>> = {
  waiting: 'Your payment waits for your answer.',
  answered: 'Our staff read your answer. They usually decide within one working day.',
  released: 'The check is done. The money goes to your landlord.',
  returned: 'The money goes back to everybody who paid, with the fee.',
};

/** All other sentences of the page. */
export const HOLD_WORDS = {
  title: 'Your payment is on hold',
  lead: (amount: string, landlord: string) => `${amount} for ${landlord} is safe with us.`,
  endsOn: (day: string) => `Without an answer, the money goes back to you on ${day}.`,
  about: 'About this check',
  answerTitle: 'Your answer',
  answer: 'What should our staff know?',
  short: (least: number) => `Write at least ${least} characters.`,
  long: (most: number) => `Write at most ${most} characters.`,
  send: 'Send to our staff',
  agreement: 'Add the rental agreement',
  back: 'Get the money back',
  backTitle: 'Or give the payment up',
  backText: 'The money goes back to everybody who paid, with the fee. Banks need up to 5 working days.',
  backQuestion: 'Get all of the money back? Your landlord gets nothing then.',
  backYes: 'Yes, send it back',
  youSaid: 'You wrote',
  staffSaid: 'Our staff wrote',
  noneTitle: 'This payment does not wait',
  noneText: 'There is nothing to answer.',
  see: 'See the payment',
  othersTitle: 'This payment cannot be opened here',
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
