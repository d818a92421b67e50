import { vpaError } from '../vpa.ts';

/** Limits of saved landlords. The specification shows none; these are ours, and the pages state them. */
export const LANDLORD_LIMITS = {
  /** Saved landlords of one account. */
  saved: 20,
  /** Checks of accounts a day and payer: each one costs money, and could be used to look names up. */
  checksADay: 5,
  /** Links a day to one landlord, so that nobody is flooded with messages. */
  linksADay: 3,
  /** Days for which a link is valid. */
  linkDays: 30,
  /** Days after the removal of a landlord on which bank data, phone and PAN are wiped. */
  wipedAfterDays: 30,
} as const;

/** `unchecked`; `checking` until the bank has answered; `failed` when it could not say. */
export const ACCOUNT_CHECK_STATES = ['unchecked', 'checking', 'valid', 'invalid', 'failed'] as const;

/** Whether the landlord agrees to be paid through us. */
export const LANDLORD_CONSENT_STATES = ['not_asked', 'asked', 'given', 'refused'] as const;

/** Papers of a landlord. `refused` ones can be sent again. */
export const LANDLORD_KYC_STATES = ['none', 'submitted', 'verified', 'refused'] as const;

/** How a name that was typed and the one that the bank has fit together. */
export const NAME_MATCHES = ['same', 'close', 'differs'] as const;

export type AccountCheckState = (typeof ACCOUNT_CHECK_STATES)[number];
export type LandlordKycState = (typeof LANDLORD_KYC_STATES)[number];
export type NameMatch = (typeof NAME_MATCHES)[number];

/**
 * Whether card payments may go to a landlord: only after the landlord's own KYC. Source: RBI, Master Direction on
 * Regulation of Payment Aggregators of 15 September 2025, due diligence of merchants.
 */
export function mayTakeCards(kyc: LandlordKycState): boolean {
  return kyc === 'verified';
}

/** An account number without spaces and hyphens. */
export function tidyAccountNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The validation error of a tidy account number, or undefined. Banks of India have 9 to 18 digits. */
export function accountNumberProblem(number: string): string | undefined {
  return /^\d{9,18}$/.test(number) ? undefined : 'An account number has 9 to 18 digits.';
}

/** An IFSC in its normal form. */
export function tidyIfsc(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** The validation error of a tidy IFSC, or undefined: four letters of the bank, a zero, six of the branch. */
export function ifscProblem(ifsc: string): string | undefined {
  return /^[A-Z]{4}0[A-Z\d]{6}$/.test(ifsc) ? undefined : 'An IFSC has eleven characters, such as HDFC0000053.';
}

/** A UPI ID in its normal form. */
export function tidyVpa(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The validation error of a tidy UPI ID, or undefined. */
export const landlordVpaProblem = vpaError;

/** What people may see of an account number: its last four digits. */
export function lastFour(digits: string): string {
  return digits.slice(-4);
}

/** A UPI ID that its owner recognises: `as•••@okbank`. */
export function maskedVpa(vpa: string): string {
  const [name = '', bank = ''] = vpa.split('@');
  return `${name.slice(0, Math.min(2, name.length - 1))}•••@${bank}`;
}
