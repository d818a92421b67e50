import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { CallError } from '../../foundation/server/call-error.ts';
import { accountOfId, accountOfPhone } from '../accounts/accounts.queries.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import type { OtpAttemptRow } from './identity.tables.ts';
import { NO_ACCOUNT, otpError } from './identity-errors.ts';
import type { OtpPurpose } from './otp/otp-attempts.queries.ts';

/** Codes that prove that a phone is at hand; whether its owner logs in or signs up is known only then. */
export const LOGIN_PURPOSES: readonly OtpPurpose[] = ['login', 'sign-up'];

/**
 * The account that a code has opened.
 * @throws CallError 404 when the phone has none: the code stays good for making one
 */
export async function accountOfAttempt(
  database: DatabaseOrTransaction,
  { phone, email, mailAccountId }: OtpAttemptRow,
): Promise<AccountRow> {
  if (phone !== null) {
    const account = await accountOfPhone(database, phone);
    if (!account) throw new CallError(404, NO_ACCOUNT);
    return account;
  }
  const account = mailAccountId === null ? undefined : await accountOfId(database, mailAccountId);
  // The mailbox may have left the account since the code was sent.
  if (!account?.emailVerifiedAt || account.email !== email) throw otpError();
  return account;
}
