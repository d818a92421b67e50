import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { DueKind } from '@aangan/shared-kit/domain/rent/payment-states';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';

const KIND: Readonly<Record<DueKind, string>> = {
  rent: 'Rent',
  deposit: 'Deposit',
  token: 'Token',
  maintenance: 'Maintenance',
  society: 'Society dues',
};

/** Sentences of payments of rent. */
export const RENT_PAYMENT_WORDS = {
  noTenancy: 'There is no such home among yours.',
  noDue: 'There is no such payment among yours.',
  tooManyHomes: 'You pay for 20 homes. Remove one first.',
  tooManyDues: 'You have 20 payments that are not finished. Finish one first.',
  underWay: 'A payment for this home is under way. Stop paying when it has arrived.',
  wrongKind: 'This cannot be paid for this home.',
  wrongMonth: 'Choose a month from three months ago to a year from now.',
  needsPan: 'Add the landlord’s PAN, or say that there is none: the rent is above ₹50,000 a month.',
  needsOtp: 'Prove your number with a code first.',
  uncheckedAccount: 'The bank has not confirmed the landlord’s account yet. Check it again first.',
  noCards: 'Cards can pay only landlords whose papers are verified. Choose UPI or net banking.',
  notOpen: 'This payment cannot be paid any more.',
  wrongState: 'This cannot be done any more: the payment has moved on.',
  closed: 'Rent cannot be paid just now. Please try again later.',
  refused: 'The landlord does not agree to be paid here.',
  noPhone: 'Add a mobile number to your account first.',
  fee: 'Convenience fee',
} as const;

/** `Rent for Nov 2026`. */
export function dueTitle(kind: DueKind, month: string): string {
  return `${KIND[kind]} for ${monthWords(month)}`;
}

/** `₹25,000`. */
export const sumWords = formatPaise;
