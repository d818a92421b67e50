import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import type { FieldName } from '@aangan/shared-kit/domain/posting/posting-fields';

export const OPTIONAL = 'More details (optional)';
export const NO_NUMBER = 'Enter a whole number, such as 1150.';
export const NO_AMOUNT = 'Enter an amount, such as 32,000 or 1.5 lakh.';
export const FROM_TODAY = 'From today';
export const BEDS_HELP = 'Choose the types of rooms that you have.';
export const BED_FIELDS = { beds: 'Beds', rent: 'Monthly rent per bed', deposit: 'Deposit per bed' } as const;

/** Shown in an empty field. */
export const FIELD_PLACEHOLDER: Readonly<Partial<Record<FieldName, string>>> = { floor: '0 for ground floor' };

/** Help under a field, where its label does not say enough. */
export const FIELD_HELP: Readonly<Partial<Record<FieldName, string>>> = {
  tenants: 'Choose everybody who may move in.',
  maintenanceAmount: 'Leave this empty if the rent includes it.',
  description: 'Describe what photos do not show, such as light, water, neighbours and nearby places.',
};

/** `₹1.5 Lacs`, for amounts that are hard to read in digits. */
export function moneyWords(rupees: number): string | undefined {
  return rupees >= 1_000 ? formatShortRupees(rupees) : undefined;
}

/** `214 of 1,500 characters`. */
export function lengthWords(length: number, longest: number): string {
  return `${length.toLocaleString('en-IN')} of ${longest.toLocaleString('en-IN')} characters`;
}
