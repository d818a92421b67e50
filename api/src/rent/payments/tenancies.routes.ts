import type { rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { ownLandlord } from '../landlords/public.ts';
import { tenancyOf } from './dues.queries.ts';
import type { RentPaymentDeps } from './rent-payment-deps.ts';
import { rentDue, rentTenancy, type TenancyRow } from './rent-payments.tables.ts';
import { RENT_WORDS } from './rent-payments.words.ts';
import { tenanciesFor, tenancyAnswers, UNDER_WAY } from './tenancies.queries.ts';

type Calls = Pick<
  typeof rentPaymentCalls,
  | 'GET /api/v1/rent-pay/tenancies'
  | 'POST /api/v1/rent-pay/tenancies'
  | 'GET /api/v1/rent-pay/tenancies/{tenancyId}'
  | 'PUT /api/v1/rent-pay/tenancies/{tenancyId}'
  | 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}'
>;

/** Tenancies: what a person pays for each month. */
export function tenancyHandlers({ database, sessions, idempotency, now }: RentPaymentDeps): CallHandlers<Calls> {
  async function ownTenancy(transaction: Transaction, accountId: string, tenancyId: string): Promise<TenancyRow> {
    const row = await tenancyOf(transaction, tenancyId);
    if (row?.accountId !== accountId || row.endedAt !== null) throw notFound(RENT_WORDS.noTenancy);
    return row;
  }

  return {
    async 'GET /api/v1/rent-pay/tenancies'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await tenanciesFor(database, accountId);
      return { tenancies: await tenancyAnswers(database, accountId, rows, now()) };
    },

    async 'POST /api/v1/rent-pay/tenancies'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      return idempotency.once(request, reply, { accountId, input: body }, async (transaction) => {
        const { kind, landlordId, home, monthlyPaise, dueDay } = body;
        await mustOwnLandlord(transaction, accountId, landlordId);
        await lockAccount(transaction, accountId);
        const own = and(eq(rentTenancy.accountId, accountId), isNull(rentTenancy.endedAt));
        const [{ tenancies = 0 } = {}] = await transaction.select({ tenancies: count() }).from(rentTenancy).where(own);
        if (tenancies >= RENT_PAYMENT_LIMITS.mostTenancies) throw new CallError(429, RENT_WORDS.tooMany);
        const at = new Date(now());
        const row = {
          id: newId('ten'),
          accountId,
          kind,
          landlordId,
          home,
          monthlyPaise,
          dueDay,
          createdAt: at,
          changedAt: at,
        };
        const saved = await transaction.insert(rentTenancy).values(row).returning();
        return one(await tenancyAnswers(transaction, accountId, saved, now()));
      });
    },

    async 'GET /api/v1/rent-pay/tenancies/{tenancyId}'({ params: { tenancyId } }, request) {
      const { accountId } = await sessions.required(request);
      return one(await tenancyAnswers(database, accountId, await tenanciesFor(database, accountId, tenancyId), now()));
    },

    async 'PUT /api/v1/rent-pay/tenancies/{tenancyId}'({ params: { tenancyId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await ownTenancy(transaction, accountId, tenancyId);
        await mustOwnLandlord(transaction, accountId, body.landlordId);
        const change = { ...body, changedAt: new Date(now()) };
        const saved = await transaction
          .update(rentTenancy)
          .set(change)
          .where(eq(rentTenancy.id, tenancyId))
          .returning();
        return one(await tenancyAnswers(transaction, accountId, saved, now()));
      });
    },

    async 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}'({ params: { tenancyId } }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await ownTenancy(transaction, accountId, tenancyId);
        const open = and(eq(rentDue.tenancyId, tenancyId), inArray(rentDue.state, [...UNDER_WAY]));
        if ((await transaction.$count(rentDue, open)) > 0) throw new CallError(409, RENT_WORDS.moneyUnderWay);
        const ended = { endedAt: new Date(now()) };
        await transaction.update(rentTenancy).set(ended).where(eq(rentTenancy.id, tenancyId));
        return { status: 'success' as const };
      });
    },
  };
}

async function mustOwnLandlord(transaction: Transaction, accountId: string, id: string): Promise<void> {
  if (!(await ownLandlord(transaction, { id, accountId }))) throw badInput('body.landlordId', RENT_WORDS.noLandlord);
}

function one<Answer>([answer]: readonly Answer[]): Answer {
  if (!answer) throw notFound(RENT_WORDS.noTenancy);
  return answer;
}
