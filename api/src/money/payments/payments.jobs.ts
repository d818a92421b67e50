import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { PaymentGateway } from './gateway.ts';
import type { PaymentEffects } from './payment-effects.ts';
import { reconcilePayments } from './reconcile.ts';

interface PaymentJobDeps {
  readonly gateway: PaymentGateway;
  readonly effects: PaymentEffects;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Every minute: asks the gateway about payments without any event. */
export function paymentJobs(database: Database, { gateway, effects, jobs, now, log }: PaymentJobDeps): void {
  jobs.work('payments-reconcile', async () => {
    await reconcilePayments({ database, effects }, gateway, new Date(now()), (paymentId, error) =>
      log.warn({ paymentId, err: error }, 'The gateway did not return the state of a payment'),
    );
  });
  jobs.schedule('payments-reconcile', '* * * * *');
}
