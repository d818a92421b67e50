import type { MessageChannel } from '../../../foundation/messages/message.ts';
import type { OtpPurpose } from './otp-attempts.queries.ts';

/** What a code is to prove. */
export type OtpTarget =
  | { readonly kind: 'phone'; readonly phone: string; readonly channel: Exclude<MessageChannel, 'EMAIL'> }
  | {
      readonly kind: 'mailbox';
      /** Null when no account has it: then nothing is sent, and nobody can tell. */
      readonly email: string | null;
      /** Account whose verified address it is; null while it is only being verified. */
      readonly accountId: string | null;
      /** How the visitor named it, for the limits: e-mail or phone. */
      readonly named: string;
      /** What the visitor sees of it. */
      readonly shown: string;
    };

/** What the limits count by. */
export function limitSubject(target: OtpTarget): string {
  return target.kind === 'phone' ? target.phone : target.named;
}

export const CODE_TEMPLATES = {
  login: 'login-code',
  'sign-up': 'sign-up-code',
  email: 'email-code',
  'mobile-update': 'mobile-update-code',
  'secondary-number': 'secondary-number-code',
  'password-reset': 'password-reset-code',
  staff: 'staff-code',
} as const satisfies Record<OtpPurpose, string>;

/** `a••••@example.com`: always four dots, so that the length stays unknown too. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}••••${email.slice(email.lastIndexOf('@'))}`;
}

/** Stands for the verified address of an account that was named by its phone: not even a letter of it is told. */
export const ACCOUNTS_MAILBOX = 'your verified e-mail';
