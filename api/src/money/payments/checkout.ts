import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { applyOwnStep } from './apply-event.ts';
import type { PaymentGateway } from './gateway.ts';
import { isOpen } from './payment-machine.ts';
import { holdPayment, noteOrder, type PaymentRow, paymentOf } from './payments.queries.ts';
import { checkoutPath } from './payments.routes.ts';

const asked = z.object({ paymentId: z.string().max(40) });
const back = z.object({ return: z.string().optional().catch(undefined) });

/** The default return path of checkout pages. */
const DEFAULT_RETURN = '/wallet';

/**
 * Redirects a visitor to the gateway's checkout page. The order is created at that moment, outside of every
 * transaction, and once, because the gateway identifies the payment by its reference. A payment that is already closed
 * redirects straight back.
 */
export function checkoutRoute(
  app: FastifyInstance,
  database: Database,
  gateway: PaymentGateway,
  { now, siteUrl }: Pick<ApiSettings, 'now' | 'siteUrl'>,
  sessions: Sessions,
): void {
  app.get(checkoutPath(':paymentId'), { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const payment = await paymentOf(database, accountId, asked.parse(request.params).paymentId);
    if (!payment) throw notFound('There is no such payment.');
    const returnUrl = returnUrlOf(payment, back.parse(request.query).return, siteUrl);
    reply.header('cache-control', 'no-store');
    const leadBack = () => reply.redirect(returnUrl.pathname + returnUrl.search, 303);
    if (!isOpen(payment.state) || payment.expiresAt.getTime() <= now()) return leadBack();
    try {
      return reply.redirect(await openCheckout(payment, returnUrl.href), 303);
    } catch (error) {
      request.log.warn({ err: error }, 'The gateway did not create an order');
      returnUrl.searchParams.set('trouble', 'gateway');
      return leadBack();
    }
  });

  async function openCheckout(payment: PaymentRow, returnUrl: string): Promise<string> {
    const { id: reference, paise, description, expiresAt, checkoutUrl } = payment;
    const opened = checkoutUrl
      ? undefined
      : await gateway.openOrder({ reference, paise, description, returnUrl, expiresAt });
    await database.transaction(async (transaction) => {
      const held = await holdPayment(transaction, reference);
      if (!held) return;
      if (opened) {
        const { order: gatewayOrder, checkoutUrl: page } = opened;
        await noteOrder(transaction, reference, { gatewayOrder, checkoutUrl: page });
      }
      await applyOwnStep(transaction, held, 'opened');
    });
    return opened?.checkoutUrl ?? checkoutUrl ?? returnUrl;
  }
}

function returnUrlOf(payment: PaymentRow, asked: string | undefined, siteUrl: string): URL {
  const path = safeReturnUrl(asked, { origin: siteUrl, hosts: [] }) ?? DEFAULT_RETURN;
  const url = new URL(path, siteUrl);
  url.searchParams.set('payment', payment.id);
  return url;
}
