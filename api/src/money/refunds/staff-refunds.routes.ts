import type { staffRefundCalls } from '@aangan/shared-kit/contracts/staff-money';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { askRefund, type RefundDeps, SEND_REFUNDS_JOB } from './ask-refund.ts';
import { refundToWallet, retryRefund } from './settle-refund.ts';
import { countFailed, failedRefunds, ordersFor, staffOrder } from './staff-refunds.queries.ts';

interface StaffRefundServices extends RefundDeps, StaffCallDeps {
  readonly idempotency: Idempotency;
}

const FAILED = { queue: 'failed-refunds', role: 'money', reversible: false } as const;
const BY_HAND = { queue: 'refunds-by-hand', role: 'money', reversible: false } as const;

/** Refunds and orders, for staff with the role `money`. */
export function staffRefundHandlers(services: StaffRefundServices): CallHandlers<typeof staffRefundCalls> {
  const { database, sessions, idempotency, decisions, jobs, now } = services;
  return {
    async 'GET /api/v1/staff/refunds/failed'(_input, request) {
      await sessions.staff(request, 'money');
      return { refunds: await failedRefunds(database) };
    },

    async 'GET /api/v1/staff/refunds/failed/waiting'(_input, request) {
      await sessions.staff(request, 'money');
      return { waiting: await countFailed(database) };
    },

    async 'POST /api/v1/staff/refunds/{refundId}'({ params: { refundId }, body: { choice, reason } }, request) {
      const staff = await sessions.staff(request, 'money');
      const at = new Date(now());
      return database.transaction(async (transaction) => {
        const act = choice === 'retry' ? retryRefund : refundToWallet;
        if (!(await act(transaction, refundId, at))) throw callError('no-failed-refund');
        await decisions.note(
          { ...FAILED, caseId: refundId, decision: choice, reason },
          { staff, request, transaction },
        );
        if (choice === 'retry') await jobs.send(SEND_REFUNDS_JOB, {}, { transaction });
        return { state: choice === 'retry' ? ('asked' as const) : ('done' as const) };
      });
    },

    async 'GET /api/v1/staff/orders'({ query: { q } }, request) {
      await sessions.staff(request, 'money');
      const orders = q === '' ? [] : await ordersFor(database, q);
      return { orders: await Promise.all(orders.map((order) => staffOrder(database, order))) };
    },

    async 'POST /api/v1/staff/orders/{orderId}/refund'({ params: { orderId }, body }, request, reply) {
      const staff = await sessions.staff(request, 'money');
      const { accountId } = staff;
      const { paise, reason } = body;
      const key = `staff:${accountId}:${request.headers['idempotency-key']}`;
      return idempotency.once(request, reply, { accountId, input: { orderId, ...body } }, async (transaction) => {
        const { id, state } = await askRefund(transaction, services, { key, orderId, paise, reason }, new Date(now()));
        const decided = { ...BY_HAND, caseId: orderId, decision: `refund of ${paise} paise`, reason };
        await decisions.note(decided, { staff, request, transaction });
        return { refundId: id, state };
      });
    },
  };
}
