import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type DebitFailure, type DebitState, MANDATE_LIMITS } from '@aangan/shared-kit/domain/rent/mandate-states';
import type { ReminderWay } from '@aangan/shared-kit/domain/rent/reminder-days';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';

/** Sentences of automatic payment. */
export const AUTOMATIC_WORDS = {
  title: 'Automatic payment and reminders',
  automatic: 'Automatic payment',
  tenancy: 'Pay this rent',
  part: 'You pay each month',
  due: 'Your landlord expects it by',
  dueDay: (day: number) => `the ${ordinal(day)} of each month`,
  closed: 'Automatic payments are not available right now. You can pay yourself, and get reminders.',
  lead: 'We debit your rent from your account by UPI AutoPay, so you never miss it.',
  most: 'Maximum we may debit at a time',
  mostHelp: 'Enter a little more than your rent to allow for a small increase. Above this amount, we ask you again.',
  day: 'Take it on the',
  dayHelp: 'We use the last such day before the rent is due. In shorter months, we use the last day.',
  terms: 'What you agree to',
  agree: 'I agree that Aangan debits my rent in this way.',
  agreeProblem: 'Please agree to this first.',
  goOn: 'Continue to approve',
  tooLow: (paise: number) => `Your share is ${formatPaise(paise)} a month. Enter at least that amount.`,
  tooHigh: `Enter at most ${formatPaise(MANDATE_LIMITS.mostPaise)}: UPI AutoPay allows no more.`,
  asked: 'Not approved yet',
  askedText: (paise: number, day: number) =>
    `Approve up to ${formatPaise(paise)} at a time, on the ${ordinal(day)}, with your UPI PIN. You are not debited now.`,
  askedChange: 'Your current automatic payment continues until you approve the new one.',
  approve: 'Approve in your UPI app',
  approved: 'I have approved it',
  cancelAsked: 'Do not set it up',
  noPage: 'UPI AutoPay did not answer. Send it again.',
  again: 'Send again',
  on: 'On',
  paused: 'Paused',
  pausedText: 'You are not debited while it is paused. Pay yourself, or resume it.',
  mostIs: 'At most',
  dayIs: 'Day',
  nextIs: 'Next',
  nextPaused: 'None while it is paused',
  next: (month: string, at: number) => `${monthWords(month)}, on ${formatDay(at)}`,
  noticeFrom: (at: number) => `We message you about it on ${formatDay(at)}, or the next day.`,
  skip: (month: string) => `Skip ${monthWords(month)}`,
  takeBack: (month: string) => `Debit ${monthWords(month)} again`,
  pause: 'Pause',
  resume: 'Resume',
  change: 'Change the amount or the day',
  end: 'End automatic payment',
  endQuestion: 'End it here and at your bank? To start it again, you must approve a new one.',
  endYes: 'End it',
  history: 'What was taken',
  payByHand: 'Pay yourself',
  payment: 'See the payment',
} as const;

/** What a payer agrees to, point by point. @param needsPin whether each debit asks for the PIN */
export function termsWords(needsPin: boolean): string[] {
  return [
    'Once a month, on your day, we debit your share of the rent. We never debit more than the maximum above.',
    'We tell you the amount and day at least 24 hours before. You can skip that month.',
    ...(needsPin
      ? [`Above ${formatPaise(MANDATE_LIMITS.pinAbovePaise)}, your UPI app asks for your PIN each time.`]
      : []),
    'If your balance is too low, we tell you, and try again within two days, at most three times.',
    'You can pause or end it at any time, here or in your UPI app. It costs nothing.',
    'Your bank may show ₹1 to verify your account. It is refunded at once.',
    `Automatic payment ends by itself after ${MANDATE_LIMITS.years} years.`,
  ];
}

/** The state of a debit, for its row. */
export const DEBIT_WORDS: Readonly<Record<DebitState, string>> = {
  planned: 'Planned',
  noticed: 'Planned',
  asked: 'Sent to your bank',
  paid: 'Taken',
  failed: 'Not taken',
  skipped: 'Skipped',
  'too-high': 'Above your largest amount',
  dropped: 'Left out',
};

export const FAILURE_WORDS: Readonly<Record<DebitFailure, string>> = {
  'no-money': 'There was not enough money in your account.',
  'not-approved': 'You did not approve it in your UPI app.',
  'bank-down': 'Your bank did not answer.',
  'over-limit': 'The amount is above your bank’s limit.',
  'mandate-gone': 'Your bank no longer allows this automatic payment.',
  other: 'Your bank refused it.',
};

/** Sentences of reminders. */
export const REMINDER_WORDS = {
  title: 'Reminders',
  lead: 'We remind you before your rent is due, unless you have paid. We never message in your quiet hours.',
  days: 'When',
  ways: 'How',
  save: 'Save reminders',
  saved: 'Saved.',
  off: 'If you choose no day, we send no reminders.',
  noWay: 'Add a mobile number or an e-mail address to your account first.',
  stopTitle: 'Rent reminders',
  stopText: (day: number) => `Reminders of your rent, which is due on the ${ordinal(day)} of each month.`,
  stop: 'Stop reminders',
  stopped: 'Stopped. We send no more reminders of this rent.',
  undo: 'Undo',
  goneTitle: 'This link to stop rent reminders no longer works',
  gone: 'Use the link in the newest reminder, or change your reminders on the page of your rent.',
} as const;

export const WAY_WORDS: Readonly<Record<ReminderWay, string>> = { SMS: 'SMS', WHATSAPP: 'WhatsApp', EMAIL: 'E-mail' };

/** `3 days before`. */
export function daysBeforeWords(days: number): string {
  if (days === 0) return 'That day';
  return days === 1 ? 'The day before' : `${days} days before`;
}

/** `3rd`. */
export function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${ending}`;
}
