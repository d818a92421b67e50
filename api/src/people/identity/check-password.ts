import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/public.ts';
import type { AccountRow } from '../accounts/public.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { passwordError } from './identity-errors.ts';

/**
 * Checks a password. An account that does not exist, or has no password, takes the same time and gets the same
 * response.
 * @param subject that attempts are counted by: the account's number or mailbox as given
 * @param field of the form that is reported as wrong
 * @throws CallError 400 when it is wrong, 429 after too many attempts, 503 when too many log in at once
 */
export async function checkPassword(
  { passwords, limiter, audit }: Pick<IdentityDeps, 'passwords' | 'limiter' | 'audit'>,
  account: AccountRow | undefined,
  subject: string,
  password: string,
  request: FastifyRequest,
  field = 'password',
): Promise<void> {
  const accountId = account?.id;
  try {
    // Counted before the check, so that parallel attempts are all counted.
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
