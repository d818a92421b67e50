import { panProblem, tidyPan } from '../kyc-fields.ts';
import { parseRupees } from '../money.ts';
import { printableProblem } from '../printable.ts';
import { indiaMonth, isMonth, monthsFrom } from './receipt-month.ts';

/** Limits of receipts. The specification shows none; these are ours, and the form states them. */
export const RECEIPT_LIMITS = { leastRupees: 500, mostRupees: 10_00_000, months: 24, address: 300 } as const;

/** How the rent was paid. */
export const RENT_PAID_BY = ['bank', 'upi', 'cheque', 'cash'] as const;

export type RentPaidBy = (typeof RENT_PAID_BY)[number];

/** ₹ a year above which employers need the landlord's PAN. Source: CBDT circular 8/2013, point 5.3.9. */
const PAN_ABOVE_RUPEES = 1_00_000;

/** ₹ of cash above which a receipt needs a stamp of ₹1. Source: Indian Stamp Act 1899, schedule I, article 53. */
const STAMP_ABOVE_RUPEES = 5_000;

/** Whether twelve months of a rent are above the sum that needs the landlord's PAN. */
export function needsLandlordPan(rentRupees: number): boolean {
  return rentRupees * 12 > PAN_ABOVE_RUPEES;
}

/** Whether a receipt needs a revenue stamp of ₹1. */
export function needsRevenueStamp(paidBy: RentPaidBy, receiptRupees: number): boolean {
  return paidBy === 'cash' && receiptRupees > STAMP_ABOVE_RUPEES;
}

/** The validation error of a month's rent in rupees, as typed, or undefined. */
export function rentProblem(typed: string): string | undefined {
  const rupees = parseRupees(typed) ?? Number.NaN;
  const { leastRupees, mostRupees } = RECEIPT_LIMITS;
  return Number.isInteger(rupees) && rupees >= leastRupees && rupees <= mostRupees
    ? undefined
    : 'Enter the rent of one month, between ₹500 and ₹10,00,000.';
}

/** The validation error of an address on a receipt, or undefined. */
export function homeAddressProblem(address: string): string | undefined {
  if (address.length < 15) return 'Enter the full address: house, street, locality and city.';
  if (address.length > RECEIPT_LIMITS.address) return 'Use at most 300 characters.';
  return printableProblem(address);
}

/** The validation error of the months, or undefined. @param now epoch ms */
export function monthsProblem(from: string, to: string, now: number): string | undefined {
  if (!isMonth(from) || !isMonth(to)) return 'Choose a month.';
  if (to < from) return 'The last month is before the first one.';
  if (to > indiaMonth(now)) return 'Choose months that have begun. A receipt is for rent that was paid.';
  return monthsFrom(from, to) > RECEIPT_LIMITS.months ? 'Choose at most 24 months.' : undefined;
}

/** The validation error of the landlord's PAN, or undefined. */
export function landlordPanProblem(
  pan: string,
  { rentRupees, hasNoPan }: { readonly rentRupees: number; readonly hasNoPan: boolean },
): string | undefined {
  if (pan !== '') return panProblem(tidyPan(pan));
  return needsLandlordPan(rentRupees) && !hasNoPan
    ? 'The rent is above ₹1,00,000 a year, so employers need the landlord’s PAN.'
    : undefined;
}

/** How a receipt says that the rent was paid. */
export const PAID_BY_WORDS: Readonly<Record<RentPaidBy, string>> = {
  bank: 'Bank transfer',
  upi: 'UPI',
  cheque: 'Cheque',
  cash: 'Cash',
};

/** The validation error of the tenant's name, or undefined. Names of companies are possible. */
export function tenantNameProblem(name: string): string | undefined {
  return nameProblem(name, 'your name');
}

/** The validation error of the landlord's name, or undefined. Names of companies are possible. */
export function landlordNameProblem(name: string): string | undefined {
  return nameProblem(name, 'the landlord’s name');
}

function nameProblem(name: string, whose: string): string | undefined {
  if (name.length < 2) return `Enter ${whose}, at least two letters.`;
  if (name.length > 80) return 'Use at most 80 characters.';
  if (!/^[\p{L}\p{M}\s.'’&()-]+$/u.test(name)) return "Use letters, spaces and . ' & - ( ) only.";
  return printableProblem(name);
}

/** A name for somebody who checks a receipt: `A••• R••`. */
export function shortenedName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word].map((letter, at) => (at === 0 ? letter : '•')).join(''))
    .join(' ');
}
