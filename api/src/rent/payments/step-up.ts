import type { rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { redeemCode, requiredDevice, sendCode } from '../../people/identity/public.ts';
import type { RentPaymentDeps } from './rent-payment-deps.ts';
import { rentStepUp } from './rent-payments.tables.ts';
import { RENT_WORDS } from './rent-payments.words.ts';

/** Time after a code in which payments need no other one. Ours: the documents show none. */
const STEP_UP_MS = 30 * 60_000;

type Calls = Pick<
  typeof rentPaymentCalls,
  'GET /api/v1/rent-pay/otp' | 'POST /api/v1/rent-pay/otp' | 'POST /api/v1/rent-pay/otp/verify'
>;

/** Codes that prove the registered number before money is sent. */
export function stepUpHandlers({ database, sessions, identity, now }: RentPaymentDeps): CallHandlers<Calls> {
  return {
    async 'GET /api/v1/rent-pay/otp'(_input, request) {
      const { accountId } = await sessions.required(request);
      const until = await verifiedUntil(database, accountId);
      return { verifiedUntil: until > now() ? until : null };
    },

    async 'POST /api/v1/rent-pay/otp'({ body: { attempt } }, request) {
      const { accountId } = await sessions.required(request);
      const person = await personById(database, accountId);
      if (!person?.phone) throw new CallError(409, RENT_WORDS.noPhone);
      const target = { kind: 'phone', phone: person.phone, channel: 'SMS' } as const;
      return sendCode(identity, { purpose: 'rent-pay', target, attempt, accountId }, request);
    },

    async 'POST /api/v1/rent-pay/otp/verify'({ body: { attempt, otp } }, request) {
      const { accountId } = await sessions.required(request);
      const which = { id: attempt, deviceId: requiredDevice(request), purposes: ['rent-pay'], accountId } as const;
      return redeemCode(identity, which, otp, request, async (transaction) => {
        const verifiedAt = new Date(now());
        await transaction
          .insert(rentStepUp)
          .values({ accountId, verifiedAt })
          .onConflictDoUpdate({ target: rentStepUp.accountId, set: { verifiedAt } });
        return { verifiedUntil: verifiedAt.getTime() + STEP_UP_MS };
      });
    },
  };
}

/** @throws CallError 403 with `needsOtp` for who has not proven the number lately */
export async function mustBeVerified(database: DatabaseOrTransaction, accountId: string, now: number): Promise<void> {
  if ((await verifiedUntil(database, accountId)) <= now) {
    throw new CallError(403, RENT_WORDS.otp, undefined, { needsOtp: true });
  }
}

/** Epoch ms; 0 for who never did. */
async function verifiedUntil(database: DatabaseOrTransaction, accountId: string): Promise<number> {
  const [row] = await database.select().from(rentStepUp).where(eq(rentStepUp.accountId, accountId));
  return row ? row.verifiedAt.getTime() + STEP_UP_MS : 0;
}
