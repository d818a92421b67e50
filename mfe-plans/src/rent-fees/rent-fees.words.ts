import type { RentMethod } from '@aangan/shared-kit/domain/rent/fee';

/** Sentences about the fee and the arrival day of rent. */
export const FEE_WORDS = {
  method: 'Paid by',
  fee: 'Fee with GST',
  total: 'You pay',
  arrival: 'Arrives by',
  free: 'Free',
  cardRule: 'if the landlord has finished KYC',
  holidays: 'Bank holidays may add a day.',
} as const;

/** Ways to pay rent, as the pages name them. */
export const RENT_METHOD_WORDS: Readonly<Record<RentMethod, string>> = {
  upi: 'UPI',
  netbanking: 'Net banking',
  card: 'Card',
};

/** `Fees and arrival days for ₹25,000`. */
export function feesTitle(amount: string): string {
  return `Fees and arrival days for ${amount}`;
}
