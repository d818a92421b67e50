import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { DebitFailure } from '@aangan/shared-kit/domain/rent/mandate-states';

const FAILURES: Readonly<Record<DebitFailure, string>> = {
  'no-money': 'There was not enough money in your account.',
  'not-approved': 'You did not approve it in your UPI app.',
  'bank-down': 'Your bank did not answer.',
  'over-limit': 'The amount is above your bank’s limit.',
  'mandate-gone': 'Your bank no longer allows this automatic payment.',
  other: 'Your bank refused it.',
};

/** Sentences of automatic payments and reminders. */
export const MANDATE_WORDS = {
  noTenancy: 'There is no such tenancy.',
  noMandate: 'There is no automatic payment for this home.',
  noLink: 'This link no longer works.',
  closed: 'Automatic payments are not available right now. Please try again later.',
  noAnswer: 'UPI AutoPay is not answering, so nothing was set up. Please try again.',
  noPhone: 'Add a mobile number to your account first.',
  noShare: 'You pay no share of this rent, so there is nothing to pay automatically.',
  tooLow: (paise: number) => `Your share is ${formatPaise(paise)} a month. Choose at least that amount.`,
  notNow: 'This is no longer possible. Please reload the page.',
  noWay: 'Choose how we should remind you.',
  wayClosed: 'We cannot reach you this way. Choose another way.',
  description: 'Rent by Aangan',
  /** The name of a payment whose month is not known yet. */
  title: 'Automatic rent',
  active: (most: number, day: string) =>
    `Automatic rent is on. We never take more than ${formatPaise(most)} at a time, and we tell you at least 24 hours before. The first payment is on ${day}.`,
  ended: {
    bank: 'You or your bank ended automatic rent. Pay your rent yourself, or set it up again.',
    'home-ended': 'Automatic rent has ended, because you no longer pay for this home.',
  },
  tooHigh: (paise: number, most: number) =>
    `${formatPaise(paise)} is above ${formatPaise(most)}, the most you allowed, so we take nothing. Pay it yourself, or allow a larger amount.`,
  taken: (paise: number) =>
    `${formatPaise(paise)} was taken from your account by UPI AutoPay and goes to your landlord. Something wrong? Tell us on the page of this payment.`,
} as const;

/** What the notice before a debit says. Source: Reserve Bank of India: who, how much, when, what for, and a reference. */
export function noticeWords({
  paise,
  debitAt,
  reference,
  needsPin,
}: {
  readonly paise: number;
  readonly debitAt: Date;
  readonly reference: string;
  readonly needsPin: boolean;
}): string {
  const pin = needsPin ? ' Your UPI app will ask for your PIN.' : '';
  return `Aangan takes ${formatPaise(paise)} from your account by UPI AutoPay on ${dayWords(debitAt)} after 7 am.${pin} Reference ${reference}.`;
}

/** Why a debit failed, and what comes next. @param again when it is repeated */
export function failedWords(paise: number, failure: DebitFailure, again: Date | undefined): string {
  const next = again ? `We try again on ${dayWords(again)}, unless you pay before.` : 'We do not try again this month.';
  return `${formatPaise(paise)} was not taken. ${FAILURES[failure]} ${next}`;
}

/** `5 Dec 2026` in India. */
export function dayWords(time: Date): string {
  return formatDay(time.getTime());
}

/** What a reminder says. @param left days until the due day */
export function reminderWords(paise: number, left: number): string {
  const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`;
  return `${formatPaise(paise)} is due ${when}. You have not paid it on Aangan yet.`;
}
