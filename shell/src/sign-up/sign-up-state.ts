import type { OTP_CHANNELS } from '@aangan/shared-kit/contracts/identity';
import type { SessionAccount } from '@aangan/shared-kit/platform/platform';
import { countryOf } from './dial-codes.ts';

/** The purpose: log in or sign up, or add or replace a number of the account. */
export type SignUpTask = 'log-in' | 'mobile' | 'secondary';

/** The visible step. */
export type SignUpStep = 'phone' | 'details' | 'code' | 'password' | 'email' | 'reset';

/** The purpose of a code. */
export type CodePurpose = 'login' | 'email' | 'sign-up' | 'password-reset' | 'mobile' | 'secondary';

export type CodeChannel = (typeof OTP_CHANNELS)[number];

/** A code that was sent. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** The server's id of the attempt. */
  readonly attempt: string;
  readonly channel: CodeChannel;
  /** Masked target. */
  readonly sentTo: string;
  /** Earliest time for another code; epoch ms. */
  readonly resendAt: number;
  /** Time at which it expires; epoch ms. */
  readonly expiresAt: number;
  /** Number of attempts left. */
  readonly triesLeft: number;
}

export type SignUpField = 'phone' | 'name' | 'email' | 'accountEmail' | 'code' | 'password';

/** An error, shown beside its field or above the form. */
export interface SignUpFailure {
  readonly message: string;
  readonly field?: SignUpField;
  /** The input is valid: a retry may work. */
  readonly retry?: boolean;
  /** No network: retried automatically. */
  readonly offline?: boolean;
}

/** The proof that an account belongs to the visitor. */
export type Proof = 'otpVerified' | 'emailOtpVerified' | 'passwordVerified';

/** The visitor's input. Passwords stay in their field and are not part of it. */
export interface SignUpInput {
  readonly country: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  /** E-mail of an existing account, in e-mail mode. */
  readonly accountEmail: string;
  readonly whatsAppOptIn: boolean;
}

/** Flags are null until they are decided. Source: product-and-plans, sections 3 (sign-up state) and 4. */
export interface SignUpState extends SignUpInput {
  readonly task: SignUpTask;
  readonly step: SignUpStep;
  readonly checkingPhone: boolean;
  readonly busy: boolean;
  /** Result of the phone check. */
  readonly existing: boolean | null;
  /** In e-mail mode. */
  readonly emailLogin: boolean;
  /** The account is made from phone and code alone. */
  readonly otpOnly: boolean;
  readonly sent: SentCode | undefined;
  readonly code: string;
  readonly otpVerified: boolean | null;
  readonly emailOtpVerified: boolean | null;
  readonly passwordVerified: boolean | null;
  readonly accountCreated: boolean | null;
  readonly accountError: string | undefined;
  readonly numberUpdated: boolean | null;
  readonly numberError: string | undefined;
  readonly account: SessionAccount | undefined;
  readonly failure: SignUpFailure | undefined;
  /** The analytics event was sent. */
  readonly eventSent: boolean;
}

/** Values that are known when sign-up opens. */
export interface SignUpStart {
  readonly task?: SignUpTask;
  readonly dialCode?: string | undefined;
  readonly phone?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export function startOfSignUp({ task = 'log-in', dialCode, phone, name, email }: SignUpStart = {}): SignUpState {
  return {
    task,
    step: 'phone',
    country: countryOf(dialCode),
    phone: phone ?? '',
    name: name ?? '',
    email: email ?? '',
    accountEmail: '',
    whatsAppOptIn: false,
    checkingPhone: false,
    busy: false,
    existing: null,
    emailLogin: false,
    otpOnly: false,
    sent: undefined,
    code: '',
    otpVerified: null,
    emailOtpVerified: null,
    passwordVerified: null,
    accountCreated: null,
    accountError: undefined,
    numberUpdated: null,
    numberError: undefined,
    account: undefined,
    failure: undefined,
    eventSent: false,
  };
}
