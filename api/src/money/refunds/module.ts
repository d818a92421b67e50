import { staffRefundCalls } from '@aangan/shared-kit/contracts/staff-money';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { gatewayOf, REFUND_EFFECTS } from '../payments/public.ts';
import { SEND_REFUNDS_JOB } from './ask-refund.ts';
import { refundDepsOf } from './open-refunds.ts';
import { refundEffects } from './refund-effects.ts';
import * as tables from './refunds.tables.ts';
import { sendRefunds } from './send-refunds.ts';
import { staffRefundHandlers } from './staff-refunds.routes.ts';

/** Refunds that we ask for, from the first request to the bank's answer. */
export const refunds = defineModule({
  name: 'money/refunds',
  calls: staffRefundCalls,
  handlers: (api) =>
    staffRefundHandlers({
      ...api.use(staffCallDepsOf),
      ...api.use(refundDepsOf),
      idempotency: api.use(idempotencyOf),
    }),
  staffQueues: [{ title: 'Refunds that failed', list: 'GET /api/v1/staff/refunds/failed', role: 'money' }],
  provides: (api) => api.provide(REFUND_EFFECTS, refundEffects()),
  jobs(api) {
    const { app, database, jobs, settings } = api;
    jobs.work(SEND_REFUNDS_JOB, async () => {
      const gateway = api.use(gatewayOf);
      if (!gateway) return;
      await sendRefunds(database, gateway, new Date(settings.now()), (refundId, error) =>
        app.log.warn({ refundId, err: error }, 'The gateway did not answer about a refund'),
      );
    });
    jobs.schedule(SEND_REFUNDS_JOB, '* * * * *');
  },
  tables,
  personalData: {
    tables: [{ name: 'refunds', table: tables.orderRefund, onDeletion: KEPT_FOR_LAW }],
  },
});
