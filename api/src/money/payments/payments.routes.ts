import type { Payment, paymentCalls } from '@aangan/shared-kit/contracts/payments';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { isOpen } from './payment-machine.ts';
import { type PaymentRow, paymentOf, paymentsOf } from './payments.queries.ts';

const PAGE = 20;

/** Path that redirects to the gateway's page. */
export const paymentPagePath = (paymentId: string) => `/api/v1/payments/${paymentId}/checkout`;

/** The calls on a person's payments. */
export function paymentHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof paymentCalls> {
  return {
    async 'GET /api/v1/payments'({ query: { cursor } }, request) {
      const { accountId } = await sessions.required(request);
      if (cursor !== undefined && !(await paymentOf(database, accountId, cursor))) {
        throw badInput('query.cursor', 'is not one of ours');
      }
      const rows = await paymentsOf(database, accountId, { after: cursor, limit: PAGE + 1 });
      const shown = rows.slice(0, PAGE);
      return {
        payments: shown.map((row) => paymentAnswer(row, now())),
        next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    async 'GET /api/v1/payments/{paymentId}'({ params: { paymentId } }, request) {
      const { accountId } = await sessions.required(request);
      const row = await paymentOf(database, accountId, paymentId);
      if (!row) throw callError('no-payment');
      return paymentAnswer(row, now());
    },
  };
}

function paymentAnswer(row: PaymentRow, now: number): Payment {
  const { id, orderId, purpose, description, paise, state, refundedPaise, gateway, gatewayPayment } = row;
  const payable = isOpen(state) && row.expiresAt.getTime() > now;
  return {
    id,
    orderId,
    purpose,
    description,
    paise,
    // The table still says open until the nightly job closes it.
    state: isOpen(state) && !payable ? 'expired' : state,
    createdAt: row.createdAt.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
    refundedAt: row.refundedAt?.getTime() ?? null,
    refundedPaise,
    gateway,
    gatewayPayment,
    checkoutUrl: payable ? checkoutLink(orderId) : null,
  };
}
