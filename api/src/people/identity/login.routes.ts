import { type identityCalls, PHONE_STATUS } from '@aangan/shared-kit/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { accountOfPhone } from '../accounts/public.ts';
import { accountOfAttempt, LOGIN_PURPOSES } from './account-of-attempt.ts';
import { checkPassword } from './check-password.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { NO_ACCOUNT } from './identity-errors.ts';
import { isKnownDevice } from './known-device.ts';
import { logIn } from './log-in.ts';
import { codeTarget, namedAccount, requiredPhone } from './named-person.ts';
import { redeemCode } from './otp/redeem-code.ts';
import { sendCode } from './otp/send-code.ts';
import { requiredDevice } from './required-device.ts';

type LoginCalls = Pick<
  typeof identityCalls,
  | 'POST /api/v1/user/phone/check'
  | 'POST /api/v1/user/otp/send'
  | 'POST /api/v1/user/otp/verify'
  | 'POST /api/v1/user/otp/verify/email'
  | 'POST /api/v1/user/password/verify'
  | 'POST /user/logout'
>;

/** The calls for logging in and out. */
export function loginHandlers(deps: IdentityDeps): CallHandlers<LoginCalls> {
  const { database, sessions, limiter, audit } = deps;

  async function verify(
    { attempt, otp }: { attempt: string; otp: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const which = { id: attempt, deviceId: requiredDevice(request), purposes: LOGIN_PURPOSES, accountId: null };
    const { account, channel } = await redeemCode(deps, which, otp, request, async (transaction, proven) => ({
      account: await accountOfAttempt(transaction, proven),
      channel: proven.channel,
    }));
    return logIn(deps, { account, by: channel }, request, reply);
  }

  return {
    'POST /api/v1/user/phone/check': async ({ body }, request) => {
      const phone = requiredPhone(body);
      const account = await accountOfPhone(database, phone);
      const known = await isKnownDevice(database, account?.id, request);
      await limiter.take('phone-check', request, { subject: phone, known });
      return { statusCode: account ? PHONE_STATUS.existingUser : PHONE_STATUS.newUser };
    },
    'POST /api/v1/user/otp/send': async ({ body }, request) => {
      const { purpose, channel, attempt } = body;
      const target = await codeTarget(database, body, channel);
      return sendCode(deps, { purpose, target, attempt, accountId: null }, request);
    },
    'POST /api/v1/user/otp/verify': ({ body }, request, reply) => verify(body, request, reply),
    'POST /api/v1/user/otp/verify/email': ({ body }, request, reply) => verify(body, request, reply),
    'POST /api/v1/user/password/verify': async ({ body }, request, reply) => {
      const { account, subject } = await namedAccount(database, body);
      await checkPassword(deps, account, subject, body.password, request);
      // An account whose password was right exists.
      if (!account) throw new CallError(404, NO_ACCOUNT);
      return logIn(deps, { account, by: 'password' }, request, reply);
    },
    'POST /user/logout': async (_, request, reply) => {
      const viewer = await sessions.viewer(request);
      await sessions.end(request, reply);
      if (viewer) await audit.note({ event: 'logout', accountId: viewer.accountId }, request);
      return { loggedIn: false as const };
    },
  };
}
