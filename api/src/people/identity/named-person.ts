import { isValidEmail } from '@aangan/shared-kit/domain/email';
import type { Database } from '../../foundation/database/client.ts';
import { accountOfEmail, accountOfPhone } from '../accounts/accounts.queries.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import { emailError, phoneError } from './identity-errors.ts';
import { ACCOUNTS_MAILBOX, maskedEmail, type OtpTarget } from './otp/otp-target.ts';
import { phoneNumber } from './phone-number.ts';

/** How a form names a person: by phone or by e-mail. */
interface NamedBy {
  readonly phone?: string | undefined;
  readonly dialCode: string;
  readonly email?: string | undefined;
}

/** @throws CallError 400 with the specification's message when it cannot be a number */
export function requiredPhone({ phone = '', dialCode }: NamedBy): string {
  const number = phoneNumber(dialCode, phone);
  if (number === undefined) throw phoneError();
  return number;
}

/** In lower case. @throws CallError 400 with the specification's message when it is no address */
export function requiredEmail(email: string): string {
  if (!isValidEmail(email)) throw emailError();
  return email.toLowerCase();
}

/** The account that is named, if there is one, and the name itself in one form. */
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
 * Where a code goes for somebody who is named. A phone gets one whether it has an account or not; a mailbox only when
 * an account has verified it, which the visitor is not told.
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
