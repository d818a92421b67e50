import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { DueStep, ReturnReason, ShareState } from '@aangan/shared-kit/domain/rent/payment-states';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { PAY_YOUR_PROPERTY_OTP_MESSAGE } from '@aangan/shared-kit/domain/sign-up-messages';
import { dayWords } from '../rent-fees/public.ts';
import { DUE_KIND_WORDS } from '../rent-money/public.ts';

/** Sentences of the page of one payment. */
export const DUE_WORDS = {
  about: 'Pay rent online',
  history: 'Your payments',
  amount: 'For the landlord',
  fee: 'fee with GST',
  noFee: 'no fee',
  to: 'Paid to',
  account: 'Account',
  home: 'Home',
  dueOn: 'Due by',
  overdue: 'overdue',
  reference: 'Support reference',
  bankReference: 'Bank reference (UTR)',
  change: 'Change the amount, the home or the landlord’s PAN',
  split: 'Split it with flatmates',
  flatmates: 'See who has paid, and handle missing shares',
  progress: 'Where the money is',
  shares: 'Who pays what',
  you: 'You',
  otpTitle: 'Confirm it is you',
  otp: PAY_YOUR_PROPERTY_OTP_MESSAGE,
  otpField: 'OTP',
  sendOtp: 'Send OTP',
  resendOtp: 'Send another OTP',
  verify: 'Verify',
  otpHelp: 'Your number stays verified for some time, so your next payment may not need an OTP.',
  payTitle: 'Review and pay',
  method: 'How do you pay?',
  arrives: (day: string) => `With the landlord by ${dayWords(day)}`,
  cardRule: 'You cannot pay by card, because this landlord has not finished KYC.',
  began: 'You have started to pay. Continue, or choose another way to pay below.',
  goOn: 'Open the payment page',
  waitingForOthers: 'You have paid your share. The landlord gets the full amount when everybody has paid.',
  notYours: 'You have no share to pay in this amount.',
  cancel: 'Cancel this payment',
  cancelQuestion: 'Cancel this payment? Everybody who paid gets their money back, including the fee.',
  cancelYes: 'Cancel payment',
  sendAgain: 'Send it again',
  changeAccount: 'Change the account',
  returnedNext: 'We have the money. Correct the account and send it again, or get a refund including the fee.',
  giveBack: 'Get the money back',
  documents: 'Documents',
  receipt: 'Rent receipt (PDF)',
  order: 'Your payment and its invoice',
  held: 'Our staff are checking this payment before we send it. Your money is safe with us.',
  answer: 'See the question',
  help: 'Get help with this payment',
} as const;

/** Sentences of the history. */
export const HISTORY_WORDS = {
  title: 'Your payments',
  lead: 'Rent, maintenance and dues that you pay through Aangan.',
  empty: 'No payments yet',
  emptyText: 'Your payments appear here with their status, receipts and references.',
  pay: 'Pay rent',
  older: 'Older payments',
  newest: 'Newest payments',
  receipt: 'Receipt',
} as const;

/** The states as people read them. */
export const STEP_WORDS: Readonly<Record<DueStep, string>> = {
  initiated: 'Initiated',
  received: 'Received',
  sent: 'Sent',
  arrived: 'Arrived',
  returned: 'Returned',
  'on-hold': 'On hold',
  refunding: 'Being refunded',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};

/** What each state means. */
export const STEP_TEXT: Readonly<Record<DueStep, string>> = {
  initiated: 'We send nothing until the full amount is paid.',
  received: 'We have the money. It goes to the bank next.',
  sent: 'The bank has the money and pays it into the account.',
  arrived: 'The money is in the landlord’s account.',
  returned: 'The bank has returned the money to us.',
  'on-hold': 'We hold the money until you answer our question.',
  refunding: 'The refund is on its way to those who paid.',
  refunded: 'The money was refunded to those who paid.',
  cancelled: 'Nothing was paid.',
};

/** Why the bank returned the money. */
export const RETURN_WORDS: Readonly<Record<ReturnReason, string>> = {
  'wrong-account': 'The bank has no such account.',
  'account-closed': 'The account is closed.',
  'name-differs': 'The account belongs to somebody with another name.',
  'bank-down': 'The landlord’s bank could not accept it.',
  refused: 'The landlord has refused it.',
};

/** The part of one payer. */
export const SHARE_WORDS: Readonly<Record<ShareState, string>> = {
  unpaid: 'not paid yet',
  paying: 'payment started',
  received: 'paid',
  refunded: 'refunded',
};

/** `Rent, Nov 2026`. */
export function dueTitle({ kind, month }: Pick<RentDue, 'kind' | 'month'>): string {
  return `${DUE_KIND_WORDS[kind]}, ${monthWords(month)}`;
}

/** `Continue to payment: ₹25,125`. */
export function payWords(paise: number): string {
  return `Continue to payment: ${formatPaise(paise)}`;
}
