import type { identityCalls } from '@aangan/shared-kit/contracts/identity';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { accountOfPhone, changeAccount } from '../accounts/public.ts';
import { endSessions } from '../sessions/public.ts';
import { countryOfPhone } from './dial-code-country.ts';
import { requireFreshLogin } from './fresh-login.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { OWN_NUMBER, otpError, PHONE_TAKEN_BY_OTHER, phoneError } from './identity-errors.ts';
import { requiredPhone } from './named-person.ts';
import { notifyOwner } from './notify-owner.ts';
import { redeemCode } from './otp/redeem-code.ts';
import { sendCode } from './otp/send-code.ts';
import { requiredDevice } from './required-device.ts';
import { requiredAccount } from './viewer-account.ts';

type NumberCalls = Pick<
  typeof identityCalls,
  | 'POST /api/v1/user/mobile/update'
  | 'POST /api/v1/user/mobile/update/verify'
  | 'POST /api/v1/user/mobile/secondary'
  | 'POST /api/v1/user/mobile/secondary/verify'
>;

/** The calls on the numbers of the logged-in account. */
export function numberHandlers(deps: IdentityDeps): CallHandlers<NumberCalls> {
  const { audit } = deps;
  return {
    'POST /api/v1/user/mobile/update': async ({ body }, request) => {
      const phone = requiredPhone(body);
      const { viewer, account } = await requiredAccount(deps, request);
      await requireFreshLogin(deps, viewer, request, body.password);
      if (phone === account.phone) throw phoneError(OWN_NUMBER);
      const target = { kind: 'phone', phone, channel: 'SMS' } as const;
      const asked = { purpose: 'mobile-update', target, attempt: body.attempt, accountId: account.id } as const;
      return sendCode(deps, asked, request);
    },
    'POST /api/v1/user/mobile/update/verify': async ({ body: { attempt, otp } }, request) => {
      const { viewer, account } = await requiredAccount(deps, request);
      const which = {
        id: attempt,
        deviceId: requiredDevice(request),
        purposes: ['mobile-update'],
        accountId: account.id,
      } as const;
      const phone = await redeemCode(deps, which, otp, request, async (transaction, proven) => {
        if (proven.phone === null) throw otpError();
        const owner = await accountOfPhone(transaction, proven.phone);
        if (owner && owner.id !== account.id) throw new CallError(409, PHONE_TAKEN_BY_OTHER);
        await changeAccount(transaction, account.id, {
          phone: proven.phone,
          phoneCountry: countryOfPhone(proven.phone),
        });
        // Who logged in with the old number may be somebody else by now.
        await endSessions(transaction, account.id, viewer.sessionId);
        await audit.note({ event: 'phone-changed', accountId: account.id }, request, transaction);
        return proven.phone;
      });
      // Sent to the old number: its owner must be notified in case they did not change it.
      await notifyOwner(deps, account, 'phone-changed');
      return { status: 'success' as const, phone };
    },
    'POST /api/v1/user/mobile/secondary': async ({ body }, request) => {
      const phone = requiredPhone(body);
      const { account } = await requiredAccount(deps, request);
      if (phone === account.phone) throw phoneError(OWN_NUMBER);
      const target = { kind: 'phone', phone, channel: 'SMS' } as const;
      const asked = { purpose: 'secondary-number', target, attempt: body.attempt, accountId: account.id } as const;
      return sendCode(deps, asked, request);
    },
    'POST /api/v1/user/mobile/secondary/verify': async ({ body: { attempt, otp } }, request) => {
      const { account } = await requiredAccount(deps, request);
      const which = {
        id: attempt,
        deviceId: requiredDevice(request),
        purposes: ['secondary-number'],
        accountId: account.id,
      } as const;
      await redeemCode(deps, which, otp, request, async (transaction, proven) => {
        await changeAccount(transaction, account.id, { secondaryPhone: proven.phone });
        await audit.note({ event: 'secondary-phone-changed', accountId: account.id }, request, transaction);
      });
      return { status: 'success' as const };
    },
  };
}
