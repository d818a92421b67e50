import { PAYMENT_METHODS } from '@aangan/shared-kit/contracts/payment-states';
import type { Database } from '../../src/foundation/database/public.ts';
import {
  GatewayError,
  type GatewayEvent,
  type OpenGateway,
  type PaymentGateway,
  type RefundEvent,
  signatureProblem,
  WebhookRefused,
} from '../../src/money/payments/public.ts';
import { openSandboxOrder, sandboxOrderOf, sandboxPaymentOf } from './sandbox-orders.queries.ts';
import { refundSandboxOrder } from './sandbox-refunds.ts';
import { sandboxSettlement } from './sandbox-settlement.ts';
import { type SandboxRefundBody, type SandboxWebhookBody, SIGNATURE_HEADER } from './sandbox-webhooks.ts';

/** Path of the sandbox's checkout page on the site itself. */
export const sandboxPage = (orderId: string) => `/api/sandbox-gateway/orders/${orderId}`;

/** Worthless: the sandbox moves no money. */
export const SANDBOX_SECRET = 'aangan-sandbox';

/** The sandbox as the gateway of an API. @param now epoch ms */
export const openSandboxGateway: OpenGateway = (database, now) =>
  sandboxGateway(database, { secret: SANDBOX_SECRET, now });

/** A gateway that takes no money, for development and tests: as strict as a real one, in this process. */
function sandboxGateway(database: Database, { secret, now }: { secret: string; now: () => number }): PaymentGateway {
  return {
    name: 'sandbox',
    methods: PAYMENT_METHODS,

    async openOrder({ reference, paise, description, method, vpa, returnUrl }) {
      const at = new Date(now());
      const { id } = await openSandboxOrder(database, { reference, paise, description, method, vpa, returnUrl, at });
      return { order: id, checkoutUrl: sandboxPage(id) };
    },

    readWebhook({ rawBody, headers }, at): GatewayEvent | RefundEvent {
      const problem = signatureProblem(String(headers[SIGNATURE_HEADER] ?? ''), rawBody, secret, at);
      if (problem) throw new WebhookRefused(problem);
      // The signature proves that the sandbox wrote it.
      const body = JSON.parse(rawBody) as SandboxWebhookBody | SandboxRefundBody;
      if (body.event === 'refund-done') return refundEvent(body);
      const { id, event, data } = body;
      const { order, amount: paise, refunded: refundedPaise, payment } = data;
      return { eventId: id, kind: event, order, paise, payment, ...(refundedPaise !== undefined && { refundedPaise }) };
    },

    async fetchOrder(orderId) {
      const order = await sandboxOrderOf(database, orderId);
      if (!order) throw new GatewayError(`The sandbox knows no order ${orderId}`);
      const { id, state, paise, refundedPaise } = order;
      const kind = refundedPaise > 0 ? 'refunded' : state;
      return { kind, order: id, paise, refundedPaise, payment: sandboxPaymentOf(order) };
    },

    async refund(asked) {
      return { refund: await refundSandboxOrder(database, asked, new Date(now())), state: 'sent' };
    },

    // A refund of the sandbox never fails at the bank.
    fetchRefund: async (refund) => ({ refund, state: 'done' }),

    settledOn: (day) => sandboxSettlement(database, day),
  };
}

function refundEvent({ id, data: { refund, key, payment, amount: paise } }: SandboxRefundBody): RefundEvent {
  return { eventId: id, kind: 'refund', refund, key, payment, paise, state: 'done' };
}
