import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/public.ts';
import type { AccountRow } from '../accounts/public.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { passwordError } from './identity-errors.ts';
import { isKnownDevice } from './known-device.ts';
import { QueueFull } from './passwords/password-hasher.ts';

/**
 * Checks a password. An account that does not exist, or has no password, takes the same time and gets the same
 * response.
 * @param subject that attempts are counted by: the number or mailbox as given. Counted by account, two names of one
 * account would lock each other, and tell a stranger that they belong together.
 * @param field of the form that is reported as wrong
 * @throws CallError 400 when it is wrong, 429 after too many attempts, 428 with a challenge, 503 when too many log in at once
 */
export async function checkPassword(
  { database, passwords, limiter, audit }: Pick<IdentityDeps, 'database' | 'passwords' | 'limiter' | 'audit'>,
  account: AccountRow | undefined,
  subject: string,
  password: string,
  request: FastifyRequest,
  field = 'password',
): Promise<void> {
  const accountId = account?.id;
  const known = await isKnownDevice(database, accountId, request);
  const action = { subject, known };
  let paid = 0;
  try {
    // Counted before the check, so that parallel attempts are all counted.
    paid = await limiter.take('password-try', request, action);
  } catch (error) {
    if (error instanceof CallError && error.statusCode === 429)
      await audit.note({ event: 'password-locked', ...(accountId && { accountId }) }, request);
    throw error;
  }
  const lane = known ? 'known' : paid > 0 ? 'paid' : 'open';
  const right = await passwords.matches(password, account?.passwordHash, lane).catch(async (error: unknown) => {
    await limiter.giveBack('password-try', request, action);
    // In a flood, who has paid waits, and nobody else: an honest browser pays by itself.
    if (!(error instanceof QueueFull) || lane !== 'open') throw error;
    throw await limiter.needed('password-try', request, subject, error.level);
  });
  if (!right) {
    await audit.note({ event: 'login-failed', detail: 'password', ...(accountId && { accountId }) }, request);
    throw passwordError(field);
  }
  await limiter.clear('password-try', request, action);
}
