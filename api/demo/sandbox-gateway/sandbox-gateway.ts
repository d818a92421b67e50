import type { Database } from '../../src/foundation/database/client.ts';
import {
  GatewayError,
  type GatewayEvent,
  type PaymentGateway,
  WebhookRefused,
} from '../../src/money/payments/gateway.ts';
import { signatureFault } from '../../src/money/payments/webhook-signature.ts';
import { openSandboxOrder, type SandboxOrder, sandboxOrderOf } from './sandbox-orders.queries.ts';
import { type SandboxWebhookBody, SIGNATURE_HEADER } from './sandbox-webhooks.ts';

/** Where the sandbox's checkout page is, on the site itself. */
export const sandboxPage = (orderId: string) => `/api/sandbox-gateway/orders/${orderId}`;

/** A gateway that takes no money, for development and tests: as strict as a real one, in this process. */
export function sandboxGateway(
  database: Database,
  { secret, now }: { secret: string; now: () => number },
): PaymentGateway {
  return {
    name: 'sandbox',

    async openOrder({ reference, paise, description, returnUrl }) {
      const at = new Date(now());
      const { id } = await openSandboxOrder(database, { reference, paise, description, returnUrl, at });
      return { order: id, checkoutUrl: sandboxPage(id) };
    },

    readWebhook({ rawBody, headers }, at): GatewayEvent {
      const fault = signatureFault(String(headers[SIGNATURE_HEADER] ?? ''), rawBody, secret, at);
      if (fault) throw new WebhookRefused(fault);
      // The signature says that the sandbox has written it.
      const { id, event, data } = JSON.parse(rawBody) as SandboxWebhookBody;
      return { eventId: id, kind: event, order: data.order, paise: data.amount, payment: data.payment };
    },

    async fetchOrder(orderId) {
      const order = await sandboxOrderOf(database, orderId);
      if (!order) throw new GatewayError(`The sandbox knows no order ${orderId}`);
      return { kind: order.state, order: order.id, paise: order.paise, payment: sandboxPaymentOf(order) };
    },
  };
}

/** The sandbox's name of the payment that an order was paid with; null before. */
export function sandboxPaymentOf({ id, state }: Pick<SandboxOrder, 'id' | 'state'>): string | null {
  return state === 'paid' || state === 'refunded' ? id.replace('order_', 'sbx_') : null;
}
