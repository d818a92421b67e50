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
  closed: 'Automatic payments are closed just now. You can pay by hand, and be reminded.',
  lead: 'Your rent is taken from your account by UPI AutoPay, so that you cannot forget it.',
  most: 'The most we may take at a time',
  mostHelp: 'A little above your rent leaves room for a small rise. Above it, we ask you again.',
  day: 'Take it on the',
  dayHelp: 'It is the last such day before your landlord expects the money. Shorter months use their last day.',
  terms: 'What you agree to',
  agree: 'I agree that Aangan takes my rent in this way.',
  agreeProblem: 'Agree to this first.',
  goOn: 'Go on to approve it',
  tooLow: (paise: number) => `Your part is ${formatPaise(paise)} a month. Enter at least that.`,
  tooHigh: `Enter at most ${formatPaise(MANDATE_LIMITS.mostPaise)}: UPI AutoPay allows no more.`,
  asked: 'Not approved yet',
  askedText: (paise: number, day: number) =>
    `Approve up to ${formatPaise(paise)} at a time, on the ${ordinal(day)}, with your UPI PIN. Nothing is taken now.`,
  askedChange: 'Your present automatic payment goes on until you approve the new one.',
  approve: 'Approve in your UPI app',
  approved: 'I have approved it',
  cancelAsked: 'Do not set it up',
  noPage: 'UPI AutoPay did not answer. Send it again.',
  again: 'Send again',
  on: 'On',
  paused: 'Paused',
  pausedText: 'Nothing is taken while it is paused. Pay by hand, or go on.',
  mostIs: 'At most',
  dayIs: 'Day',
  nextIs: 'Next',
  next: (month: string, at: number) => `${monthWords(month)}, on ${formatDay(at)}`,
  noticeFrom: (at: number) => `We send you a message about it on ${formatDay(at)}, or the day after.`,
  skip: (month: string) => `Skip ${monthWords(month)}`,
  takeBack: (month: string) => `Take ${monthWords(month)} after all`,
  pause: 'Pause',
  resume: 'Go on',
  change: 'Change the amount or the day',
  end: 'End automatic payment',
  endQuestion: 'End it here and at your bank? To have it again, you approve a new one.',
  endYes: 'End it',
  history: 'What was taken',
  payByHand: 'Pay by hand',
  payment: 'See the payment',
} as const;

/** What a payer agrees to, point by point. @param needsPin whether each debit asks for the PIN */
export function termsWords(needsPin: boolean): string[] {
  return [
    'Once a month, on your day, we take your part of the rent. We never take more than the amount above.',
    'We tell you at least 24 hours before, with amount and day. You can skip that month with one press.',
    ...(needsPin
      ? [`Above ${formatPaise(MANDATE_LIMITS.pinAbovePaise)}, your UPI app asks for your PIN each time.`]
      : []),
    'If your account holds too little, we tell you, and try again within two days: three times at most.',
    'You can pause or end it at any time, here or in your UPI app. It costs nothing.',
    'Your bank may show ₹1 that proves your account. It goes back at once.',
    `Automatic payment ends by itself after ${MANDATE_LIMITS.years} years.`,
  ];
}

/** The state of a debit, for its row. */
export const DEBIT_WORDS: Readonly<Record<DebitState, string>> = {
  planned: 'Planned',
  noticed: 'Planned',
  asked: 'Your bank is asked',
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
  'over-limit': 'It is above a limit of your bank.',
  'mandate-gone': 'Your bank does not allow it any more.',
  other: 'Your bank refused it.',
};

/** Sentences of reminders. */
export const REMINDER_WORDS = {
  title: 'Reminders',
  lead: 'We remind you before your rent is due, unless you have paid. Never in your quiet hours.',
  days: 'When',
  ways: 'How',
  save: 'Save reminders',
  saved: 'Saved.',
  off: 'Without a day, no reminders come.',
  noWay: 'Add a mobile number or an e-mail address to your account first.',
  stopTitle: 'Rent reminders',
  stopText: (day: number) => `Reminders of your rent, which is due on the ${ordinal(day)} of each month.`,
  stop: 'Stop reminders',
  stopped: 'Stopped. No reminders of this rent come any more.',
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
