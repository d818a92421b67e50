import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { RateRule } from './rate-rule.ts';

interface IdentityLimit {
  /** By the subject that the call names, such as a phone. */
  readonly subject?: readonly RateRule[];
  readonly device?: readonly RateRule[];
  /**
   * Many people share the address of a mobile network, so limits by address are higher where another limit applies too.
   */
  readonly address?: readonly RateRule[];
  /** Message over the limit, before the time to try again. */
  readonly message: string;
}

const TWENTY_AN_HOUR = [{ most: 20, withinMs: HOUR_MS }] as const;

/** Limits of all actions. */
export const IDENTITY_LIMITS = {
  'phone-check': {
    subject: TWENTY_AN_HOUR,
    device: TWENTY_AN_HOUR,
    address: TWENTY_AN_HOUR,
    message: 'You have checked too many numbers. Try again',
  },
  'otp-send': {
    subject: [
      { most: 3, withinMs: 10 * MINUTE_MS },
      { most: 10, withinMs: DAY_MS },
    ],
    device: [{ most: 15, withinMs: HOUR_MS }],
    address: [{ most: 60, withinMs: HOUR_MS }],
    message: 'You have asked for too many codes. Try again',
  },
  'password-try': {
    subject: [{ free: 5, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, withinMs: DAY_MS }],
    address: [{ free: 20, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, withinMs: HOUR_MS }],
    message: 'Too many wrong passwords. Log in with a code, or try again',
  },
  'account-create': {
    subject: [{ most: 10, withinMs: HOUR_MS }],
    message: 'Too many attempts to create an account. Try again',
  },
  'app-login': {
    address: [{ most: 60, withinMs: HOUR_MS }],
    message: 'Too many logins from the app. Try again',
  },
  /** Consents given, calls allowed and deletions taken back. Withdrawing is always possible, and so has no limit. */
  'answer-again': {
    subject: [{ most: 20, withinMs: DAY_MS }],
    message: 'You have changed this too often. Try again',
  },
} as const satisfies Readonly<Record<string, IdentityLimit>>;

export type IdentityLimitName = keyof typeof IDENTITY_LIMITS;
