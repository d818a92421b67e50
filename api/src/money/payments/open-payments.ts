import type { FastifyInstance } from 'fastify';
import { sandboxGatewayPages } from '../../../demo/sandbox-gateway/sandbox-gateway.routes.ts';
import type { Database } from '../../foundation/database/client.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import type { Sessions } from '../../people/sessions/sessions.ts';
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
