import type { OTP_CHANNELS } from '@aangan/shared-kit/contracts/identity';
import type { SessionAccount } from '@aangan/shared-kit/platform/platform';
import { countryOf } from './dial-codes.ts';

/** What is being done: logging in or signing up, or a number that is added to the account or takes the place of its own. */
export type SignUpTask = 'log-in' | 'mobile' | 'secondary';

/** What the dialog shows. */
export type SignUpStep = 'phone' | 'details' | 'code' | 'password' | 'email' | 'reset';

/** What a code is for. */
export type CodePurpose = 'login' | 'email' | 'sign-up' | 'password-reset' | 'mobile' | 'secondary';

export type CodeChannel = (typeof OTP_CHANNELS)[number];

/** A code that was sent. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** The server's name for the attempt. */
  readonly attempt: string;
  readonly channel: CodeChannel;
  /** Masked. */
  readonly sentTo: string;
  /** When another may be asked for; epoch ms. */
  readonly resendAt: number;
  /** When it is worth nothing; epoch ms. */
  readonly expiresAt: number;
  /** Wrong tries that are left. */
  readonly triesLeft: number;
}

export type SignUpField = 'phone' | 'name' | 'email' | 'accountEmail' | 'code' | 'password';

/** What went wrong, beside its field or above the form. */
export interface SignUpFailure {
  readonly message: string;
  readonly field?: SignUpField;
  /** Nothing that was typed is wrong: the same again may work. */
  readonly retry?: boolean;
  /** No network: it is tried again by itself. */
  readonly offline?: boolean;
}

/** How an account was proved to be the visitor's. */
export type Proof = 'otpVerified' | 'emailOtpVerified' | 'passwordVerified';

/** What the visitor types; passwords are not among it, they stay in their field. */
export interface SignUpInput {
  readonly country: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  /** Of an account that exists, in e-mail mode. */
  readonly accountEmail: string;
  readonly whatsAppOptIn: boolean;
}

/** Flags are null until they are decided. Source: product-and-plans, sections 3 (sign-up state) and 4. */
export interface SignUpState extends SignUpInput {
  readonly task: SignUpTask;
  readonly step: SignUpStep;
  readonly checkingPhone: boolean;
  readonly busy: boolean;
  /** What the phone check said. */
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
  /** The analytics event has gone out. */
  readonly eventSent: boolean;
}

/** What is known when sign-up opens. */
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
