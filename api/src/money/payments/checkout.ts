import { checkoutLink } from '@aangan/shared-kit/links/account';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, callError } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { applyOpened } from './apply-event.ts';
import type { PaymentGateway } from './gateway.ts';
import { isOpen } from './payment-machine.ts';
import { holdPayment, noteOrder, type PaymentRow, paymentOf } from './payments.queries.ts';
import { paymentPagePath } from './payments.routes.ts';

const asked = z.object({ paymentId: z.string().max(40) });

interface CheckoutDeps {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly siteUrl: string;
}

/**
 * Opens a payment at the gateway, outside of every transaction, and once, because the gateway identifies the payment by
 * its reference. The gateway leads back to the order's checkout page.
 * @returns the address of the gateway's page
 * @throws GatewayError
 */
export async function openAtGateway(
  { database, gateway, siteUrl }: CheckoutDeps,
  payment: PaymentRow,
): Promise<string> {
  const { id: reference, paise, description, expiresAt, method, vpa } = payment;
  const returnUrl = new URL(checkoutLink(payment.orderId), siteUrl).href;
  const opened = payment.checkoutUrl
    ? undefined
    : await gateway.openOrder({ reference, paise, description, method, vpa, returnUrl, expiresAt });
  await database.transaction(async (transaction) => {
    const held = await holdPayment(transaction, reference);
    if (!held) return;
    if (opened) {
      const { order: gatewayOrder, checkoutUrl } = opened;
      await noteOrder(transaction, reference, { gatewayOrder, checkoutUrl });
    }
    await applyOpened(transaction, held);
  });
  return opened?.checkoutUrl ?? payment.checkoutUrl ?? returnUrl;
}

/** Redirects a visitor to the gateway's page. A payment that is already closed redirects to its order. */
export function checkoutRoute(
  app: FastifyInstance,
  deps: CheckoutDeps & { readonly now: ApiSettings['now'] },
  sessions: Sessions,
): void {
  const { database, now } = deps;
  app.get(paymentPagePath(':paymentId'), { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const payment = await paymentOf(database, accountId, asked.parse(request.params).paymentId);
    if (!payment) throw callError('no-payment');
    reply.header('cache-control', 'no-store');
    const order = checkoutLink(payment.orderId);
    // A failed payment goes on at its order, which reserves the wallet's part again.
    if (!isOpen(payment.state) || payment.state === 'failed' || payment.expiresAt.getTime() <= now()) {
      return reply.redirect(order, 303);
    }
    try {
      return reply.redirect(await openAtGateway(deps, payment), 303);
    } catch (error) {
      request.log.warn({ err: error }, 'The gateway did not create an order');
      return reply.redirect(`${order}?trouble=gateway`, 303);
    }
  });
}
