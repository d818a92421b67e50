import type { identityCalls } from '@aangan/shared-kit/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { type AccountRow, changeAccount } from '../accounts/public.ts';
import { endSessions } from '../sessions/public.ts';
import { accountOfAttempt } from './account-of-attempt.ts';
import { checkPassword } from './check-password.ts';
import { requireFreshLogin } from './fresh-login.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { fieldError, passwordError } from './identity-errors.ts';
import { logIn } from './log-in.ts';
import { codeTarget } from './named-person.ts';
import { notifyOwner } from './notify-owner.ts';
import { findAttempt } from './otp/otp-attempts.queries.ts';
import { canBeRight, redeemCode } from './otp/redeem-code.ts';
import { sendCode } from './otp/send-code.ts';
import { newPasswordError, type PersonFacts } from './passwords/password-rules.ts';
import { requiredDevice } from './required-device.ts';
import { requiredAccount } from './viewer-account.ts';

type PasswordCalls = Pick<
  typeof identityCalls,
  'POST /api/v1/user/password/forgot' | 'POST /api/v1/user/password/reset' | 'POST /api/v1/user/password/set'
>;

/** The calls for setting passwords. They end every other session. */
export function passwordHandlers(deps: IdentityDeps): CallHandlers<PasswordCalls> {
  const { database, passwords, audit, now } = deps;

  async function requireGoodPassword(password: string, person: PersonFacts): Promise<void> {
    const wrong = newPasswordError(password, person, await deps.leaked());
    if (wrong) throw fieldError('password', wrong);
  }

  async function noteChange(account: AccountRow, request: FastifyRequest): Promise<void> {
    await audit.note({ event: 'password-changed', accountId: account.id }, request);
    await notifyOwner(deps, account, 'password-changed');
  }

  return {
    'POST /api/v1/user/password/forgot': async ({ body }, request) => {
      const target = await codeTarget(database, body, 'SMS');
      return sendCode(deps, { purpose: 'password-reset', target, accountId: null }, request);
    },
    'POST /api/v1/user/password/reset': async ({ body: { attempt, otp, password } }, request, reply) => {
      const purposes = ['password-reset'] as const;
      const which = { id: attempt, deviceId: requiredDevice(request), purposes, accountId: null };
      await requireGoodPassword(password, NOBODY);
      // Hashed before the transaction, to keep that short, and only while a code can be right, because hashing is
      // expensive.
      const found = await findAttempt(database, which);
      const passwordHash = found && canBeRight(found, now()) ? await passwords.hash(password) : undefined;
      const account = await redeemCode(deps, which, otp, request, async (transaction, proven) => {
        const opened = await accountOfAttempt(transaction, proven);
        await requireGoodPassword(password, opened);
        await changeAccount(transaction, opened.id, { passwordHash });
        await endSessions(transaction, opened.id);
        return opened;
      });
      await noteChange(account, request);
      return logIn(deps, { account, by: found?.channel ?? 'SMS' }, request, reply);
    },
    'POST /api/v1/user/password/set': async ({ body: { current, password } }, request) => {
      const { viewer, account } = await requiredAccount(deps, request);
      if (current !== undefined) await checkPassword(deps, account, account.id, current, request, 'current');
      else if (account.passwordHash) throw passwordError('current');
      else await requireFreshLogin(deps, viewer, request);
      await requireGoodPassword(password, account);
      await changeAccount(database, account.id, { passwordHash: await passwords.hash(password) });
      await endSessions(database, account.id, viewer.sessionId);
      await noteChange(account, request);
      return { status: 'success' as const };
    },
  };
}

/** Empty facts, for the check before the account is known. */
const NOBODY: PersonFacts = { name: '', email: null, phone: null };
