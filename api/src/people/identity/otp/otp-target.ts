import type { MessageChannel } from '../../../foundation/messages/public.ts';
import type { OtpPurpose } from './otp-attempts.queries.ts';

/** The phone or mailbox that a code proves. */
export type OtpTarget =
  | { readonly kind: 'phone'; readonly phone: string; readonly channel: Exclude<MessageChannel, 'EMAIL'> }
  | {
      readonly kind: 'mailbox';
      /** Null without an account: then nothing is sent, and the visitor cannot see that. */
      readonly email: string | null;
      /** Account whose verified address it is; null while it is being verified. */
      readonly accountId: string | null;
      /** How the visitor named it, for the limits: e-mail or phone. */
      readonly named: string;
      /** The masked target for the visitor. */
      readonly shown: string;
    };

export const CODE_TEMPLATES = {
  login: 'login-code',
  'sign-up': 'sign-up-code',
  email: 'email-code',
  'mobile-update': 'mobile-update-code',
  'secondary-number': 'secondary-number-code',
  'password-reset': 'password-reset-code',
  staff: 'staff-code',
  'rent-pay': 'rent-pay-code',
} as const satisfies Record<OtpPurpose, string>;

/** `a••••@example.com`: always four dots, to hide the length. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}••••${email.slice(email.lastIndexOf('@'))}`;
}

/** Shown for the verified address of an account that was named by its phone: not even a letter is revealed. */
export const ACCOUNTS_MAILBOX = 'your verified e-mail';
