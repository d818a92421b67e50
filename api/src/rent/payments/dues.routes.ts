import type { rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { arrivalDay, feesOn, RENT_METHODS } from '@aangan/shared-kit/domain/rent/fee';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { mayMove } from '@aangan/shared-kit/domain/rent/payment-states';
import { and, desc, eq, exists, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { dueAnswer, dueAnswers } from './due-answer.ts';
import { dueOf, holdDue, sharesOf, tenancyOf } from './dues.queries.ts';
import { makeDue } from './make-due.ts';
import { moveDue } from './move-due.ts';
import { payShare } from './pay-share.ts';
import { GIVE_BACK_JOB, PAYOUTS_JOB } from './payout-moves.ts';
import type { RentPaymentDeps } from './rent-payment-deps.ts';
import { type DueRow, rentDue, rentShare, rentTenancy } from './rent-payments.tables.ts';
import { RENT_WORDS } from './rent-payments.words.ts';
import { mustBeVerified } from './step-up.ts';

type Calls = Pick<
  typeof rentPaymentCalls,
  | 'GET /api/v1/rent-pay/terms'
  | 'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues'
  | 'GET /api/v1/rent-pay/dues'
  | 'GET /api/v1/rent-pay/dues/{dueId}'
  | 'POST /api/v1/rent-pay/shares/{shareId}/pay'
  | 'POST /api/v1/rent-pay/dues/{dueId}/cancel'
  | 'POST /api/v1/rent-pay/dues/{dueId}/send-again'
>;

/** Dues of one page. */
const PAGE = 20;

/** Dues: what is paid for a month, where its money is, and how it comes back. */
export function dueHandlers(deps: RentPaymentDeps): CallHandlers<Calls> {
  const { database, sessions, idempotency, orders, jobs, splits, isOpen, now } = deps;

  /** A due of the viewer's own tenancy, locked. */
  async function ownDue(transaction: Transaction, accountId: string, dueId: string): Promise<DueRow> {
    const due = await holdDue(transaction, dueId);
    const tenancy = due && (await tenancyOf(transaction, due.tenancyId));
    if (!due || tenancy?.accountId !== accountId) throw notFound(RENT_WORDS.noDue);
    return due;
  }

  return {
    async 'GET /api/v1/rent-pay/terms'() {
      const { from, fees } = feesOn(indiaDay(now()));
      const { leastPaise, mostPaise, panAbovePaise } = RENT_PAYMENT_LIMITS;
      // No landlord can finish KYC yet, so cards are offered to nobody.
      const methods = RENT_METHODS.filter((method) => method !== 'card').map((method) => ({
        method,
        basisPoints: fees[method].basisPoints,
        leastFeePaise: fees[method].leastPaise,
        arrivalDay: arrivalDay(now(), method),
        needsLandlordKyc: false,
      }));
      return { methods, ratesFrom: from, leastPaise, mostPaise, panAbovePaise };
    },

    async 'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues'({ params: { tenancyId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const tenancy = await tenancyOf(transaction, tenancyId);
        if (tenancy?.accountId !== accountId || tenancy.endedAt !== null) throw notFound(RENT_WORDS.noTenancy);
        const due = await makeDue(transaction, splits(), tenancy, body, new Date(now()));
        return dueAnswer(transaction, accountId, due);
      });
    },

    async 'GET /api/v1/rent-pay/dues'({ query: { tenancyId, cursor } }, request) {
      const { accountId } = await sessions.required(request);
      const after = cursor === undefined ? undefined : placeOf(cursor);
      const paysPart = exists(
        database
          .select({ id: rentShare.id })
          .from(rentShare)
          .where(and(eq(rentShare.dueId, rentDue.id), eq(rentShare.accountId, accountId))),
      );
      const rows = await database
        .select({ due: rentDue })
        .from(rentDue)
        .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
        .where(
          and(
            or(eq(rentTenancy.accountId, accountId), paysPart),
            tenancyId === undefined ? undefined : eq(rentDue.tenancyId, tenancyId),
            after &&
              or(lt(rentDue.createdAt, after.at), and(eq(rentDue.createdAt, after.at), lt(rentDue.id, after.id))),
          ),
        )
        .orderBy(desc(rentDue.createdAt), desc(rentDue.id))
        .limit(PAGE + 1);
      const page = rows.slice(0, PAGE).map(({ due }) => due);
      const last = rows.length > PAGE ? page.at(-1) : undefined;
      const next = last ? `${last.createdAt.getTime()}.${last.id}` : null;
      return { dues: await dueAnswers(database, accountId, page), next };
    },

    async 'GET /api/v1/rent-pay/dues/{dueId}'({ params: { dueId } }, request) {
      const { accountId } = await sessions.required(request);
      return dueAnswer(database, accountId, await readableDue(database, accountId, dueId));
    },

    async 'POST /api/v1/rent-pay/shares/{shareId}/pay'({ params: { shareId }, body: { method } }, request, reply) {
      const { accountId } = await sessions.required(request);
      if (!isOpen) throw new CallError(503, RENT_WORDS.closed);
      await mustBeVerified(database, accountId, now());
      return idempotency.once(request, reply, { accountId, input: { shareId, method } }, (transaction) =>
        payShare(transaction, orders, { accountId, shareId, method }, new Date(now())),
      );
    },

    async 'POST /api/v1/rent-pay/dues/{dueId}/cancel'({ params: { dueId } }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const due = await ownDue(transaction, accountId, dueId);
        if (due.state === 'refunding' || due.state === 'cancelled') return dueAnswer(transaction, accountId, due);
        const isPaid = (await sharesOf(transaction, dueId)).some(({ state }) => state === 'received');
        const move = isPaid || due.state !== 'collecting' ? 'give-back' : 'cancel';
        if (!mayMove(due.state, move, 'payer')) throw new CallError(409, RENT_WORDS.notNow);
        const moved = await moveDue(transaction, due, move, new Date(now()));
        if (move === 'give-back') await jobs.send(GIVE_BACK_JOB, {}, { transaction });
        return dueAnswer(transaction, accountId, moved);
      });
    },

    async 'POST /api/v1/rent-pay/dues/{dueId}/send-again'({ params: { dueId } }, request) {
      const { accountId } = await sessions.required(request);
      await mustBeVerified(database, accountId, now());
      return database.transaction(async (transaction) => {
        const due = await ownDue(transaction, accountId, dueId);
        if (!mayMove(due.state, 'send-again', 'payer')) throw new CallError(409, RENT_WORDS.notNow);
        const moved = await moveDue(transaction, due, 'send-again', new Date(now()));
        await jobs.send(PAYOUTS_JOB, {}, { transaction });
        return dueAnswer(transaction, accountId, moved);
      });
    },
  };
}

/** A due that the person pays a part of, or whose tenancy is theirs. @throws CallError 404 */
export async function readableDue(
  database: RentPaymentDeps['database'],
  accountId: string,
  dueId: string,
): Promise<DueRow> {
  const due = await dueOf(database, dueId);
  if (!due) throw notFound(RENT_WORDS.noDue);
  const tenancy = await tenancyOf(database, due.tenancyId);
  const isTheirs =
    tenancy?.accountId === accountId ||
    (await sharesOf(database, dueId)).some((share) => share.accountId === accountId);
  if (!isTheirs) throw notFound(RENT_WORDS.noDue);
  return due;
}

/** The place in the list that a cursor names. */
function placeOf(cursor: string): { at: Date; id: string } {
  const [ms = '', id = ''] = cursor.split('.');
  const at = new Date(Number(ms));
  if (Number.isNaN(at.getTime()) || !id.startsWith('due_'))
    throw badInput('query.cursor', 'is not a place in this list');
  return { at, id };
}
