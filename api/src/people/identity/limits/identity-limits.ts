import type { RateRule } from './rate-rule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

const TWENTY_AN_HOUR = [{ most: 20, withinMs: HOUR }] as const;

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
      { most: 3, withinMs: 10 * MINUTE },
      { most: 10, withinMs: DAY },
    ],
    device: [{ most: 15, withinMs: HOUR }],
    address: [{ most: 60, withinMs: HOUR }],
    message: 'You have asked for too many codes. Try again',
  },
  'password-try': {
    subject: [{ free: 5, firstWaitMs: MINUTE, longestWaitMs: HOUR, withinMs: DAY }],
    address: [{ free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, withinMs: HOUR }],
    message: 'Too many wrong passwords. Log in with a code, or try again',
  },
  'account-create': {
    subject: [{ most: 10, withinMs: HOUR }],
    message: 'Too many attempts to create an account. Try again',
  },
  'app-login': {
    address: [{ most: 60, withinMs: HOUR }],
    message: 'Too many logins from the app. Try again',
  },
  /** Consents given, calls allowed and deletions taken back. Withdrawing is always possible, and so has no limit. */
  'answer-again': {
    subject: [{ most: 20, withinMs: DAY }],
    message: 'You have changed this too often. Try again',
  },
} as const satisfies Readonly<Record<string, IdentityLimit>>;

export type IdentityLimitName = keyof typeof IDENTITY_LIMITS;
