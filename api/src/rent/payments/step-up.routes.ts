import type { rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { type IdentityDeps, redeemCode, requiredDevice, sendCode } from '../../people/identity/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { RENT_PAYMENT_WORDS } from './rent-payment.words.ts';
import { noteVerified, verifiedUntil } from './step-up.queries.ts';

type StepUpCalls = Pick<
  typeof rentPaymentCalls,
  'GET /api/v1/rent-pay/otp' | 'POST /api/v1/rent-pay/otp' | 'POST /api/v1/rent-pay/otp/verify'
>;

interface StepUpDeps {
  readonly identity: IdentityDeps;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** A code to the registered number before money leaves. Source: product-and-plans, section 5 (pay-your-property flow). */
export function stepUpHandlers({ identity, sessions, now }: StepUpDeps): CallHandlers<StepUpCalls> {
  const { database } = identity;
  return {
    async 'GET /api/v1/rent-pay/otp'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { verifiedUntil: await verifiedUntil(database, accountId, now()) };
    },

    async 'POST /api/v1/rent-pay/otp'({ body: { attempt } }, request) {
      const { accountId } = await sessions.required(request);
      const account = await accountOfId(database, accountId);
      if (!account?.phone) throw new CallError(409, RENT_PAYMENT_WORDS.noPhone);
      const target = { kind: 'phone', phone: account.phone, channel: 'SMS' } as const;
      return sendCode(identity, { purpose: 'rent-payment', target, attempt, accountId }, request);
    },

    async 'POST /api/v1/rent-pay/otp/verify'({ body: { attempt, otp } }, request) {
      const { accountId } = await sessions.required(request);
      const which = { id: attempt, deviceId: requiredDevice(request), purposes: ['rent-payment'], accountId } as const;
      const until = await redeemCode(identity, which, otp, request, (transaction) =>
        noteVerified(transaction, accountId, new Date(now())),
      );
      return { verifiedUntil: until };
    },
  };
}
