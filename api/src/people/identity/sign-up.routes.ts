import type { identityCalls } from '@aangan/shared-kit/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { accountOfPhone } from '../accounts/public.ts';
import { LOGIN_PURPOSES } from './account-of-attempt.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { otpError } from './identity-errors.ts';
import { logIn } from './log-in.ts';
import { requiredPhone } from './named-person.ts';
import { checkedFacts, createAccount, type NewAccountFacts } from './new-account.ts';
import { redeemCode } from './otp/redeem-code.ts';
import { sendCode } from './otp/send-code.ts';
import { requiredDevice } from './required-device.ts';

type SignUpCalls = Pick<
  typeof identityCalls,
  | 'POST /api/v1/user/account/create'
  | 'POST /api/v1/user/account/create/otp'
  | 'POST /api/v1/pi-account/explore/hs/user/register-login'
>;

/** The calls for creating accounts. */
export function signUpHandlers(deps: IdentityDeps): CallHandlers<SignUpCalls> {
  const { limiter } = deps;
  const attemptOf = (id: string, request: FastifyRequest) => ({
    id,
    deviceId: requiredDevice(request),
    purposes: LOGIN_PURPOSES,
    accountId: null,
  });

  /** Only accounts that exist have a price. */
  async function notCreated(error: unknown, subject: string, request: FastifyRequest): Promise<never> {
    await limiter.giveBack('account-create', request, { subject });
    throw error;
  }

  async function signUp(
    { attempt, otp, ...given }: NewAccountFacts & { attempt: string; otp: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const facts = checkedFacts(given);
    // With one right code, many e-mail addresses could be checked for accounts.
    await limiter.take('account-try', request, { subject: attempt });
    await limiter.take('account-create', request, { subject: attempt });
    const made = await redeemCode(deps, attemptOf(attempt, request), otp, request, async (transaction, proven) => ({
      account: await createAccount(transaction, deps, proven, facts, request),
      by: proven.channel,
    })).catch((error) => notCreated(error, attempt, request));
    return logIn(deps, { ...made, created: true }, request, reply);
  }

  return {
    'POST /api/v1/user/account/create': ({ body }, request, reply) => signUp(body, request, reply),
    'POST /api/v1/user/account/create/otp': ({ body }, request, reply) => signUp(body, request, reply),
    'POST /api/v1/pi-account/explore/hs/user/register-login': async ({ body }, request, reply) => {
      const { attempt, otp } = body;
      const phone = requiredPhone(body);
      const facts = checkedFacts({ name: body.name });
      if (attempt === undefined || otp === undefined) {
        const target = { kind: 'phone', phone, channel: 'SMS' } as const;
        const sent = await sendCode(deps, { purpose: 'login', target, attempt, accountId: null }, request);
        return { status: 'OTP_SENT' as const, ...sent };
      }
      const isNew = !(await accountOfPhone(deps.database, phone));
      if (isNew) await limiter.take('account-create', request, { subject: attempt });
      const found = await redeemCode(deps, attemptOf(attempt, request), otp, request, async (transaction, proven) => {
        if (proven.phone !== phone) throw otpError();
        const known = await accountOfPhone(transaction, phone);
        const account = known ?? (await createAccount(transaction, deps, proven, facts, request));
        return { account, by: proven.channel, created: !known };
      }).catch((error) => (isNew ? notCreated(error, attempt, request) : Promise.reject(error)));
      return { status: 'LOGGED_IN' as const, ...(await logIn(deps, found, request, reply)) };
    },
  };
}
