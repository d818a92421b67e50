import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../src/foundation/database/public.ts';
import type { Jobs } from '../../src/foundation/jobs/public.ts';
import { notFound } from '../../src/foundation/server/public.ts';
import { DECISIONS, decideOrder, TROUBLES } from './sandbox-decisions.ts';
import { sandboxPage } from './sandbox-gateway.ts';
import { sandboxOrderOf } from './sandbox-orders.queries.ts';
import { pathOf, SANDBOX_POLICY, sandboxPageHtml } from './sandbox-page.ts';
import { type Deliver, deliverDue } from './sandbox-webhooks.ts';

const DELIVERY_JOB = 'sandbox-webhooks';

const asked = z.object({ orderId: z.string().regex(/^order_[\w-]{16}$/) });
const decided = z.object({ decision: z.enum(DECISIONS), trouble: z.enum(TROUBLES).catch('none') });

interface SandboxSettings {
  readonly secret: string;
  readonly now: () => number;
  readonly jobs: Jobs;
  /** Address of the site's webhooks. */
  readonly webhookPath: string;
}

/** The sandbox's checkout page, and its webhooks. Registered only if the sandbox is the gateway. */
export function sandboxGatewayPages(app: FastifyInstance, database: Database, settings: SandboxSettings): void {
  const { secret, now, jobs, webhookPath } = settings;

  const deliver: Deliver = async (payload, headers) =>
    (await app.inject({ method: 'POST', url: webhookPath, payload, headers })).statusCode;

  async function deliverAndPlan(): Promise<void> {
    const next = await deliverDue(database, { deliver, secret, now });
    if (next) await jobs.send(DELIVERY_JOB, {}, { startAfter: next, key: next.toISOString() });
  }

  jobs.work(DELIVERY_JOB, deliverAndPlan);
  // Delivers webhooks that were due when the process stopped.
  jobs.schedule(DELIVERY_JOB, '* * * * *');

  app.get(sandboxPage(':orderId'), { schema: { hide: true } }, async ({ params }, reply) => {
    const order = await sandboxOrderOf(database, asked.parse(params).orderId);
    if (!order) throw notFound('There is no such order.');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', SANDBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(sandboxPageHtml(order));
  });

  app.post(sandboxPage(':orderId'), { schema: { hide: true } }, async ({ params, body, log }, reply) => {
    const { orderId } = asked.parse(params);
    const order = await decideOrder(database, { orderId, ...decided.parse(body), at: new Date(now()) });
    await deliverAndPlan().catch((error: unknown) =>
      log.warn({ err: error }, 'Sandbox webhooks could not be delivered'),
    );
    return reply.redirect(pathOf(order.returnUrl), 303);
  });
}
