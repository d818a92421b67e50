import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/call-error.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import { passwordError } from './identity-errors.ts';
import type { IdentityParts } from './identity-parts.ts';

/**
 * Checks a password. An account that is not there, or has none, takes the same time and gives the same answer.
 * @param subject what the tries are counted by: the account's number or mailbox as it was named
 * @param field of the form that is wrong
 * @throws CallError 400 when it is wrong, 429 after too many tries, 503 when too many log in at once
 */
export async function checkPassword(
  { passwords, limiter, audit }: Pick<IdentityParts, 'passwords' | 'limiter' | 'audit'>,
  account: AccountRow | undefined,
  subject: string,
  password: string,
  request: FastifyRequest,
  field = 'password',
): Promise<void> {
  const accountId = account?.id;
  try {
    // Counted before it is checked: a hundred that come at once are a hundred.
    await limiter.take('password-try', request, subject);
  } catch (error) {
    if (error instanceof CallError)
      await audit.note({ event: 'password-locked', ...(accountId && { accountId }) }, request);
    throw error;
  }
  if (!(await passwords.matches(password, account?.passwordHash))) {
    await audit.note({ event: 'login-failed', detail: 'password', ...(accountId && { accountId }) }, request);
    throw passwordError(field);
  }
  await limiter.clear('password-try', request, subject);
}
