import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { DueKind, TenancyKind } from '@aangan/shared-kit/domain/rent/payment-states';

/** What one sum is for. */
export const DUE_KIND_WORDS: Readonly<Record<DueKind, string>> = {
  rent: 'Rent',
  deposit: 'Deposit',
  token: 'Token',
  maintenance: 'Maintenance',
  society: 'Society dues',
};

/** Titles of the pages that pay each kind. */
export const PAY_TITLES: Readonly<Record<TenancyKind, string>> = {
  rent: 'Pay rent',
  bill: 'Pay maintenance and society dues',
};

/** The way back to the page about paying rent. */
export const ABOUT_PAYING = 'About paying rent';

/** `Step 2 of 3: The home`. */
export function stepWords(number: number, name: string): string {
  return `Step ${number} of 3: ${name}`;
}

/** `Enter an amount from ₹100 to ₹5,00,000.` */
export function amountRangeWords(leastPaise: number, mostPaise: number): string {
  return `Enter an amount from ${formatPaise(leastPaise)} to ${formatPaise(mostPaise)}.`;
}
