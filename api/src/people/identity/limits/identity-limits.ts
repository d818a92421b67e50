import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { PriceRule } from './price-rule.ts';
import type { RateRule } from './rate-rule.ts';

/**
 * Whom a rule counts. `own` is one device together with one subject: nobody else can use it up. Many people share the
 * `network` of a mobile company, and strangers can use up a `subject` such as a phone.
 */
export type CountedBy = 'own' | 'device' | 'subject' | 'prefix' | 'network';

type RulesBy<Rule> = { readonly [By in CountedBy]?: readonly Rule[] };

export interface IdentityLimit {
  /** Beyond these the action is refused. */
  readonly most: RulesBy<RateRule>;
  /** As `most`, but not for a device on which the account has logged in before. */
  readonly strangers?: RulesBy<RateRule>;
  /** Beyond these the action needs a challenge, on devices on which the account has not logged in before. */
  readonly price?: RulesBy<PriceRule>;
  /** Message of a refusal, before the time to try again. */
  readonly message: string;
}

const TOO_MANY_CODES = 'You have asked for too many codes. Try again';

const CODES = {
  most: {
    own: [
      { most: 3, withinMs: 10 * MINUTE_MS },
      { most: 10, withinMs: DAY_MS },
    ],
    device: [{ most: 15, withinMs: HOUR_MS }],
  },
  price: {
    subject: [
      { free: 3, withinMs: 10 * MINUTE_MS },
      { free: 10, withinMs: DAY_MS },
    ],
    network: [{ free: 20, withinMs: HOUR_MS }],
  },
} as const;

/** Limits of all actions. */
export const IDENTITY_LIMITS = {
  'phone-check': {
    most: { device: [{ most: 20, withinMs: HOUR_MS }] },
    price: { subject: [{ free: 20, withinMs: HOUR_MS }], network: [{ free: 20, withinMs: HOUR_MS }] },
    message: 'You have checked too many numbers. Try again',
  },
  'otp-send': {
    ...CODES,
    price: { ...CODES.price, prefix: [{ free: 200, withinMs: DAY_MS }] },
    message: TOO_MANY_CODES,
  },
  // A foreign SMS costs up to a hundred times as much, and somebody may earn by it.
  'otp-send-abroad': {
    ...CODES,
    strangers: { prefix: [{ most: 20, withinMs: DAY_MS }], network: [{ most: 60, withinMs: DAY_MS }] },
    price: { ...CODES.price, prefix: [{ free: 5, withinMs: DAY_MS }], network: [{ free: 3, withinMs: DAY_MS }] },
    message: TOO_MANY_CODES,
  },
  'otp-mail': { ...CODES, message: TOO_MANY_CODES },
  'password-try': {
    most: { own: [{ free: 5, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, withinMs: DAY_MS }] },
    // A guess costs work, but a password must not be found by work alone. Source: NIST SP 800-63B-4, 3.2.2 (100 tries).
    strangers: { subject: [{ most: 100, withinMs: DAY_MS }] },
    price: { subject: [{ free: 5, withinMs: DAY_MS }], network: [{ free: 20, withinMs: HOUR_MS }] },
    message: 'Too many wrong passwords. Log in with a code, or try again',
  },
  // Only who knows the password gets here, so strangers cannot lock a person out.
  'second-factor-try': {
    most: { subject: [{ free: 5, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, withinMs: DAY_MS }] },
    message: 'Too many wrong codes. Try again',
  },
  'account-try': {
    most: { subject: [{ most: 10, withinMs: HOUR_MS }] },
    message: 'Too many attempts to create an account. Try again',
  },
  'account-create': {
    most: {},
    price: { device: [{ free: 2, withinMs: DAY_MS }], network: [{ free: 10, withinMs: HOUR_MS }] },
    message: 'Too many attempts to create an account. Try again',
  },
  'app-login': {
    most: { network: [{ most: 60, withinMs: HOUR_MS }] },
    message: 'Too many logins from the app. Try again',
  },
  /** Consents given, calls allowed and deletions taken back. Withdrawing is always possible, and so has no limit. */
  'answer-again': {
    most: { subject: [{ most: 20, withinMs: DAY_MS }] },
    message: 'You have changed this too often. Try again',
  },
} as const satisfies Readonly<Record<string, IdentityLimit>>;

export type IdentityLimitName = keyof typeof IDENTITY_LIMITS;
