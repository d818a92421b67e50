import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { type AccountRow, accountOfId, accountOfPhone } from '../accounts/public.ts';
import type { OtpAttemptRow } from './identity.tables.ts';
import { NO_ACCOUNT, otpError } from './identity-errors.ts';
import type { OtpPurpose } from './otp/otp-attempts.queries.ts';

/** Purposes of codes that prove a phone. Whether its owner logs in or signs up is known only after the code. */
export const LOGIN_PURPOSES: readonly OtpPurpose[] = ['login', 'sign-up'];

/**
 * The account that a code has opened.
 * @throws CallError 404 when the phone has no account: the code stays valid for signing up
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
