import { debitAfterNotice } from './mandate-calendar.ts';

/**
 * Limits of automatic payment by UPI AutoPay. Source: Reserve Bank of India, Digital Payments: E-mandate Framework, 2026
 * (above ₹15,000 each debit needs the payer's PIN), and razorpay.com/docs/api/payments/recurring-payments/upi.
 */
export const MANDATE_LIMITS = {
  leastPaise: 100_00,
  mostPaise: 99_999_00,
  /** Above this, the payer's UPI app asks for the PIN at each debit. */
  pinAbovePaise: 15_000_00,
  /** Time within which the payer approves it at the bank. */
  approveMs: 24 * 3_600_000,
  /** Years until it ends by itself. Ours. */
  years: 5,
  /** Debits of one month, with the repeats after failures. Ours; UPI allows four. */
  attempts: 3,
  /** Time after which a debit without an answer has failed. */
  answerMs: 72 * 3_600_000,
  /** Debits in the history of a page. */
  history: 12,
} as const;

/** `asked`: the payer has not approved it at the bank yet. */
export const MANDATE_STATES = ['asked', 'active', 'paused', 'ended'] as const;

/** Why a mandate ended. `bank`: in the payer's UPI app, or by the bank. */
export const MANDATE_END_REASONS = ['payer', 'bank', 'refused', 'not-approved', 'replaced', 'home-ended'] as const;

export type MandateEndReason = (typeof MANDATE_END_REASONS)[number];

/**
 * One attempt to take the rent of a month. `planned`: the bank is told of it. `noticed`: the payer and the bank know.
 * `asked`: the bank takes the money. `too-high`: more than the mandate allows. `dropped`: it was not needed any more.
 */
export const DEBIT_STATES = [
  'planned',
  'noticed',
  'asked',
  'paid',
  'failed',
  'skipped',
  'too-high',
  'dropped',
] as const;

export type DebitState = (typeof DEBIT_STATES)[number];

/** Whether the payer can still skip a debit. */
export function maySkip(state: DebitState): boolean {
  return state === 'planned' || state === 'noticed';
}

/** Why a debit failed. */
export const DEBIT_FAILURES = ['no-money', 'not-approved', 'bank-down', 'over-limit', 'mandate-gone', 'other'] as const;

export type DebitFailure = (typeof DEBIT_FAILURES)[number];

/** Failures that may be gone a day later. */
const PASSING: readonly DebitFailure[] = ['no-money', 'bank-down'];

/**
 * When a failed debit is repeated, after a notice of its own; undefined if it is not. Epoch ms.
 * @param attempt the failed one, from 1
 */
export function repeatedDebit(failure: DebitFailure, attempt: number, failedAt: number): number | undefined {
  return PASSING.includes(failure) && attempt < MANDATE_LIMITS.attempts ? debitAfterNotice(failedAt) : undefined;
}

/** The problem of a largest sum, or undefined. @param paise of the mandate @param monthlyPaise what is paid each month, with the fee */
export function mostProblem(paise: number, monthlyPaise: number): 'too-low' | 'too-high' | undefined {
  if (paise < Math.max(MANDATE_LIMITS.leastPaise, monthlyPaise)) return 'too-low';
  return paise > MANDATE_LIMITS.mostPaise ? 'too-high' : undefined;
}
