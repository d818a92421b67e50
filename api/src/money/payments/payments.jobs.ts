import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import type { PaymentGateway } from './gateway.ts';
import { reconcilePayments } from './reconcile.ts';

/** Every minute: payments of which nothing was heard are asked about. */
export function paymentJobs(
  database: Database,
  gateway: PaymentGateway,
  { jobs, now, log }: { jobs: Jobs; now: () => number; log: FastifyBaseLogger },
): void {
  jobs.work('payments-reconcile', async () => {
    await reconcilePayments(database, gateway, new Date(now()), (paymentId, error) =>
      log.warn({ paymentId, err: error }, 'The gateway could not tell how a payment stands'),
    );
  });
  jobs.schedule('payments-reconcile', '* * * * *');
}
