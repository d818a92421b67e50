import { isValidEmail } from '@aangan/shared-kit/domain/email';
import type { Database } from '../../foundation/database/public.ts';
import { type AccountRow, accountOfEmail, accountOfPhone } from '../accounts/public.ts';
import { emailError, phoneError } from './identity-errors.ts';
import { ACCOUNTS_MAILBOX, maskedEmail, type OtpTarget } from './otp/otp-target.ts';
import { phoneNumber } from './phone-number.ts';

/** The phone or e-mail with which a form names a person. */
interface NamedBy {
  readonly phone?: string | undefined;
  readonly dialCode: string;
  readonly email?: string | undefined;
}

/** @throws CallError 400 with the specification's message for an invalid number */
export function requiredPhone({ phone = '', dialCode }: NamedBy): string {
  const number = phoneNumber(dialCode, phone);
  if (number === undefined) throw phoneError();
  return number;
}

/** In lower case. @throws CallError 400 with the specification's message for an invalid address */
export function requiredEmail(email: string): string {
  if (!isValidEmail(email)) throw emailError();
  return email.toLowerCase();
}

/** The named account, if it exists, and the name in normal form. */
export async function namedAccount(
  database: Database,
  by: NamedBy,
): Promise<{ account: AccountRow | undefined; subject: string }> {
  if (by.email !== undefined) {
    const email = requiredEmail(by.email);
    return { account: await accountOfEmail(database, email), subject: email };
  }
  const phone = requiredPhone(by);
  return { account: await accountOfPhone(database, phone), subject: phone };
}

/**
 * The target of a code for a named person. A phone gets one with or without an account. A mailbox gets one only if an
 * account has verified it, which the visitor cannot see.
 */
export async function codeTarget(
  database: Database,
  by: NamedBy,
  channel: 'SMS' | 'VOICE' | 'WHATSAPP' | 'EMAIL',
): Promise<OtpTarget> {
  if (by.email === undefined && channel !== 'EMAIL') return { kind: 'phone', phone: requiredPhone(by), channel };
  const { account, subject } = await namedAccount(database, by);
  const shown = by.email === undefined ? ACCOUNTS_MAILBOX : maskedEmail(subject);
  const verified = account?.email && account.emailVerifiedAt ? account : undefined;
  return { kind: 'mailbox', email: verified?.email ?? null, accountId: verified?.id ?? null, named: subject, shown };
}
