import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../src/foundation/database/public.ts';
import { hmac } from '../../src/foundation/digests/public.ts';
import type { Jobs } from '../../src/foundation/jobs/public.ts';
import { notFound } from '../../src/foundation/server/public.ts';
import { mandateWebhookPath } from '../../src/rent/mandates/public.ts';
import { pathOf, SANDBOX_POLICY } from '../sandbox-gateway/sandbox-page.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { MANDATE_DECISIONS, sandboxMandateHtml } from './sandbox-mandate-page.ts';
import { changeMandate, mandateWith } from './sandbox-mandates.queries.ts';
import { SANDBOX_MANDATE_SECRET, SANDBOX_MANDATES, SANDBOX_MANDATES_JOB } from './sandbox-mandates.ts';
import { nameOf, type SandboxNews, sandboxMandatePage } from './sandbox-mandates-server.ts';

const asked = z.object({ id: z.string().regex(/^inv_[\da-f]{14}$/) });
const decided = z.object({ decision: z.enum(MANDATE_DECISIONS), behaviour: z.enum(BEHAVIOURS).catch('works') });

const STATUS_OF = { approve: 'confirmed', refuse: 'rejected', revoke: 'cancelled' } as const;

/** The page where a payer approves a mandate, and the webhooks of the sandbox. */
export function sandboxMandatePages(app: FastifyInstance, database: Database, jobs: Jobs): void {
  async function deliver({ event, id }: SandboxNews): Promise<void> {
    const entity = event.startsWith('payment.')
      ? { payment: { entity: { order_id: id } } }
      : { [event.startsWith('token.') ? 'token' : 'invoice']: { entity: { id } } };
    const payload = JSON.stringify({ event, payload: entity });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac(payload, SANDBOX_MANDATE_SECRET),
    };
    await app.inject({ method: 'POST', url: mandateWebhookPath(SANDBOX_MANDATES), payload, headers });
  }
  jobs.work(SANDBOX_MANDATES_JOB, deliver);

  app.get(sandboxMandatePage(':id'), { schema: { hide: true } }, async ({ params }, reply) => {
    const mandate = await mandateWith(database, asked.parse(params).id);
    if (!mandate) throw notFound('There is no such mandate.');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', SANDBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(sandboxMandateHtml(mandate));
  });

  app.post(sandboxMandatePage(':id'), { schema: { hide: true } }, async ({ params, body }, reply) => {
    const { decision, behaviour } = decided.parse(body);
    const mandate = await mandateWith(database, asked.parse(params).id);
    if (!mandate) throw notFound('There is no such mandate.');
    const mayDecide = decision === 'revoke' ? mandate.status === 'confirmed' : mandate.status === 'initiated';
    if (mayDecide) {
      await changeMandate(database, mandate.id, { status: STATUS_OF[decision], behaviour });
      const isRegistration = decision !== 'revoke';
      const event = isRegistration ? 'invoice.paid' : 'token.cancelled';
      await deliver({ event, id: isRegistration ? mandate.id : nameOf(mandate, 'token') });
    }
    return reply.redirect(pathOf(mandate.returnUrl), 303);
  });
}
