import { randomBytes } from 'node:crypto';
import type { RentTenancy, rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { landlordOf, ownLandlord } from '../landlords/public.ts';
import { RENT_PAYMENT_WORDS as WORDS } from './rent-payment.words.ts';
import type { TenancyRow } from './rent-payments.tables.ts';
import {
  changeTenancy,
  countTenancies,
  insertTenancy,
  isMoneyUnderWay,
  monthsOf,
  ownTenancy,
  paidTenancy,
  tenanciesOf,
} from './tenancies.queries.ts';
import { wireTenancy } from './wire-due.ts';

interface TenancyDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  readonly now: () => number;
}

type TenancyCalls = Pick<
  typeof rentPaymentCalls,
  | 'GET /api/v1/rent-pay/tenancies'
  | 'POST /api/v1/rent-pay/tenancies'
  | 'GET /api/v1/rent-pay/tenancies/{tenancyId}'
  | 'PUT /api/v1/rent-pay/tenancies/{tenancyId}'
  | 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}'
>;

/** Homes that a person pays for. */
export function tenancyHandlers({ database, sessions, idempotency, now }: TenancyDeps): CallHandlers<TenancyCalls> {
  async function wired(reader: Database | Transaction, row: TenancyRow, viewerId: string): Promise<RentTenancy> {
    const landlord = await landlordOf(reader, row.landlordId);
    const months = await monthsOf(reader, row.id);
    if (!landlord) throw new Error(`Tenancy ${row.id} has no landlord`);
    return wireTenancy(row, { landlord, months, viewerId, now: now() });
  }

  /** Only one's own landlord, who has a PAN where the law asks for it. */
  async function checkLandlord(transaction: Transaction, accountId: string, id: string, monthlyPaise: number) {
    const landlord = await ownLandlord(transaction, { id, accountId });
    if (!landlord) throw badInput('body.landlordId', WORDS.noTenancy);
    const knowsPan = landlord.panSealed !== null || landlord.hasNoPan;
    if (monthlyPaise > RENT_PAYMENT_LIMITS.panAbovePaise && !knowsPan)
      throw badInput('body.landlordId', WORDS.needsPan);
  }

  return {
    async 'GET /api/v1/rent-pay/tenancies'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await tenanciesOf(database, accountId);
      return { tenancies: await Promise.all(rows.map((row) => wired(database, row, accountId))) };
    },

    async 'POST /api/v1/rent-pay/tenancies'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      return idempotency.once(request, reply, { accountId, input: body }, async (transaction) => {
        await lockAccount(transaction, accountId);
        await checkLandlord(transaction, accountId, body.landlordId, body.monthlyPaise);
        const homes = await countTenancies(transaction, accountId);
        if (homes >= RENT_PAYMENT_LIMITS.mostTenancies) throw new CallError(409, WORDS.tooManyHomes);
        const at = new Date(now());
        const row = {
          id: `ten_${randomBytes(15).toString('base64url')}`,
          accountId,
          ...body,
          createdAt: at,
          changedAt: at,
          endedAt: null,
        };
        await insertTenancy(transaction, row);
        return wired(transaction, row, accountId);
      });
    },

    async 'GET /api/v1/rent-pay/tenancies/{tenancyId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const row = await paidTenancy(database, { id: params.tenancyId, accountId });
      if (!row) throw notFound(WORDS.noTenancy);
      return wired(database, row, accountId);
    },

    async 'PUT /api/v1/rent-pay/tenancies/{tenancyId}'({ params: { tenancyId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const row = await ownTenancy(transaction, { id: tenancyId, accountId });
        if (!row) throw notFound(WORDS.noTenancy);
        await checkLandlord(transaction, accountId, body.landlordId, body.monthlyPaise);
        await changeTenancy(transaction, tenancyId, { ...body, changedAt: new Date(now()) });
        return wired(transaction, { ...row, ...body }, accountId);
      });
    },

    async 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}'({ params: { tenancyId } }, request) {
      const { accountId } = await sessions.required(request);
      await database.transaction(async (transaction) => {
        const row = await ownTenancy(transaction, { id: tenancyId, accountId });
        if (!row) throw notFound(WORDS.noTenancy);
        if (await isMoneyUnderWay(transaction, { tenancyId })) throw new CallError(409, WORDS.underWay);
        await changeTenancy(transaction, tenancyId, { endedAt: new Date(now()) });
      });
      return { status: 'success' };
    },
  };
}
