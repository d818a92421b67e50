import type { identityCalls } from '@aangan/shared-kit/contracts/identity';
import { nameError } from '@aangan/shared-kit/domain/name';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { accountOfEmail, changeAccount, lockAccount } from '../accounts/public.ts';
import { noteConsent, sameAnswer } from '../consents/public.ts';
import { requireFreshLogin } from './fresh-login.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { EMAIL_TAKEN, fieldError, otpError } from './identity-errors.ts';
import { requiredEmail } from './named-person.ts';
import { isNri, isTimeZone } from './nri.ts';
import { optInWord } from './opt-in-word.ts';
import { newestAttempt } from './otp/otp-attempts.queries.ts';
import { maskedEmail } from './otp/otp-target.ts';
import { redeemCode } from './otp/redeem-code.ts';
import { sendCode } from './otp/send-code.ts';
import { requiredDevice } from './required-device.ts';
import { requiredAccount } from './viewer-account.ts';

type DetailCalls = Pick<
  typeof identityCalls,
  | 'POST /api/v1/account/save/email'
  | 'POST /api/v1/account/verify/email'
  | 'POST /api/v1/account/save/profile'
  | 'GET /api/v1/whatsapp/opt/status'
  | 'POST /api/v1/whatsapp/opt'
  | 'POST /api/v1/user/nri/check'
>;

/** The calls on an account's personal details. */
export function detailHandlers(deps: IdentityDeps): CallHandlers<DetailCalls> {
  const { database, sessions, audit, limiter, now } = deps;
  return {
    'POST /api/v1/account/save/email': async ({ body }, request) => {
      const email = requiredEmail(body.email);
      const { viewer, account } = await requiredAccount(deps, request);
      if (account.email === email && account.emailVerifiedAt)
        return { status: 'success' as const, verificationSent: false };
      // Codes are sent to a verified address. It stays until the new one is verified, and only its owner may change it.
      if (account.emailVerifiedAt) await requireFreshLogin(deps, viewer, request, body.password);
      else if (account.email !== email) await changeAccount(database, account.id, { email });
      const target = { kind: 'mailbox', email, accountId: null, named: email, shown: maskedEmail(email) } as const;
      const newest = await newestAttempt(database, account.id, 'email');
      const attempt = newest?.email === email ? newest.id : undefined;
      await sendCode(deps, { purpose: 'email', target, attempt, accountId: account.id }, request);
      return { status: 'success' as const, verificationSent: true };
    },
    'POST /api/v1/account/verify/email': async ({ body: { otp } }, request) => {
      const { account } = await requiredAccount(deps, request);
      const newest = await newestAttempt(database, account.id, 'email');
      if (!newest) throw otpError();
      const which = {
        id: newest.id,
        deviceId: requiredDevice(request),
        purposes: ['email'],
        accountId: account.id,
      } as const;
      await redeemCode(deps, which, otp, request, async (transaction, { email }) => {
        if (email === null) throw otpError();
        const owner = await accountOfEmail(transaction, email);
        if (owner && owner.id !== account.id) throw new CallError(409, EMAIL_TAKEN);
        await changeAccount(transaction, account.id, { email, emailVerifiedAt: new Date(now()) });
        const event = account.emailVerifiedAt ? 'email-changed' : 'email-verified';
        await audit.note({ event, accountId: account.id }, request, transaction);
      });
      return { status: 'success' as const };
    },
    'POST /api/v1/account/save/profile': async ({ body: { name, timeZone, quietFrom, quietTo } }, request) => {
      const { viewer } = await requiredAccount(deps, request);
      const wrong = name === undefined ? undefined : nameError(name);
      if (wrong) throw fieldError('name', wrong);
      if (timeZone !== undefined && !isTimeZone(timeZone))
        throw fieldError('timeZone', 'Choose a time zone from the list.');
      const changes = {
        ...(name !== undefined && { name }),
        ...(timeZone !== undefined && { timeZone }),
        ...(quietFrom !== undefined && { quietFrom }),
        ...(quietTo !== undefined && { quietTo }),
      };
      if (Object.keys(changes).length > 0) await changeAccount(database, viewer.accountId, changes);
      return { status: 'success' as const };
    },
    'GET /api/v1/whatsapp/opt/status': async (_, request) => {
      const { account } = await requiredAccount(deps, request);
      return { optIn: optInWord(account.whatsAppOptIn) };
    },
    'POST /api/v1/whatsapp/opt': async ({ query: { optIn } }, request) => {
      const { account } = await requiredAccount(deps, request);
      const given = optIn === 'TRUE';
      const answer = { accountId: account.id, purpose: 'whatsapp', given } as const;
      if (given && !(await sameAnswer(database, answer)))
        await limiter.take('answer-again', request, { subject: account.id });
      await database.transaction(async (transaction) => {
        await lockAccount(transaction, account.id);
        if (await sameAnswer(transaction, answer)) return;
        await changeAccount(transaction, account.id, { whatsAppOptIn: given });
        await noteConsent(transaction, { ...answer, at: new Date(now()) }, request);
        await audit.note(
          { event: 'consent-changed', accountId: account.id, detail: `whatsapp-${optIn}` },
          request,
          transaction,
        );
      });
      return { optIn };
    },
    'POST /api/v1/user/nri/check': async (_, request) => {
      const viewer = await sessions.viewer(request);
      const account = viewer && (await requiredAccount(deps, request)).account;
      return { data: { nri: isNri(account, request.headers['device-timezone']) } };
    },
  };
}
