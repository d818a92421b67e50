import type { orderCalls } from '@aangan/shared-kit/contracts/orders';
import type { FastifyBaseLogger } from 'fastify';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { orderAnswer } from './order-answer.ts';
import type { OrderDeps } from './order-deps.ts';
import { orderOf, unpaidOrders } from './orders.queries.ts';
import { payOrder } from './pay-order.ts';

interface OrderServices extends OrderDeps, CallDeps {
  readonly idempotency: Idempotency;
  /** Opens a payment at the gateway. */
  readonly openPayment: (accountId: string, paymentId: string) => Promise<void>;
  readonly log: FastifyBaseLogger;
}

/** Unpaid orders in one answer. */
const UNPAID_SHOWN = 3;

/** The calls of the checkout page, and of pages that lead back to it. */
export function orderHandlers(services: OrderServices): CallHandlers<typeof orderCalls> {
  const { database, sessions, idempotency, now, openPayment, log } = services;
  return {
    async 'GET /api/v1/orders/unpaid'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await unpaidOrders(database, accountId, new Date(now()), UNPAID_SHOWN);
      return { orders: rows.map((row) => ({ ...row, expiresAt: row.expiresAt.getTime() })) };
    },

    async 'GET /api/v1/orders/{orderId}'({ params: { orderId }, query }, request) {
      const { accountId } = await sessions.required(request);
      const order = await orderOf(database, accountId, orderId);
      if (!order) throw callError('no-order');
      return orderAnswer(services, order, { wallet: query.wallet, claimId: query.claim }, new Date(now()));
    },

    async 'POST /api/v1/orders/{orderId}/pay'({ params: { orderId }, body }, request, reply) {
      const { accountId } = await sessions.required(request);
      const { method, vpa = null, wallet, claimId, gatewayPaise } = body;
      if (method === 'upi-collect' && vpa === null) throw badInput('body.vpa', 'Enter a UPI ID, such as asha@okbank.');
      const choice = { method, vpa, useWallet: wallet === 'on', claimId, gatewayPaise };
      const answer = await idempotency.once(request, reply, { accountId, input: { orderId, ...body } }, (transaction) =>
        payOrder(transaction, services, { accountId, orderId, choice }, new Date(now())),
      );
      // After the commit, as the gateway may be slow. The link to its page opens the payment as well.
      if (answer.paymentId !== null) {
        await openPayment(accountId, answer.paymentId).catch((error: unknown) =>
          log.warn({ err: error }, 'The gateway did not open a payment'),
        );
      }
      return answer;
    },
  };
}
