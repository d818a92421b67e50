import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { sandboxGatewayPages } from '../sandbox-gateway/sandbox-gateway.routes.ts';
import type { ApiSettings } from '../server/api-settings.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { checkoutRoute } from './checkout.ts';
import { openGateway } from './gateway-settings.ts';
import { paymentJobs } from './payments.jobs.ts';
import { webhookPath, webhookRoute } from './webhook-route.ts';

/**
 * Opens what a gateway needs beside the calls: checkout, webhooks, reconciliation, and the sandbox's page where it is the
 * sandbox. Nothing where payments are closed.
 * @returns the gateway's name, or undefined
 */
export function openPayments(
  app: FastifyInstance,
  database: Database,
  settings: ApiSettings,
  sessions: Sessions,
): string | undefined {
  const { gateway: configured, jobs, now } = settings;
  if (!configured) return undefined;
  const gateway = openGateway(database, configured, now);
  checkoutRoute(app, database, gateway, settings, sessions);
  app.register(async (scope) => webhookRoute(scope, database, gateway, now));
  paymentJobs(database, gateway, { jobs, now, log: app.log });
  if (configured.kind === 'sandbox') {
    const { secret } = configured;
    sandboxGatewayPages(app, database, { secret, now, jobs, webhookPath: webhookPath(gateway.name) });
  }
  return gateway.name;
}
