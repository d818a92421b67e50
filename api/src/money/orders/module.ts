import { orderCalls, orderTopics } from '@aangan/shared-kit/contracts/orders';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { openPaymentOf, PAYMENT_EFFECTS } from '../payments/public.ts';
import { orderDepsOf } from './open-orders.ts';
import { orderEffects } from './order-effects.ts';
import { orderSettings } from './order-settings.ts';
import { orderJobs } from './orders.jobs.ts';
import { orderTopicHandlers } from './orders.live.ts';
import { deleteAbandoned } from './orders.queries.ts';
import { orderHandlers } from './orders.routes.ts';
import * as tables from './orders.tables.ts';

/** Orders of everything that modules sell, from the checkout page to paid, expired or refunded. */
export const orders = defineModule({
  name: 'money/orders',
  calls: orderCalls,
  handlers: (api) =>
    orderHandlers({
      ...api.use(callDepsOf),
      ...api.use(orderDepsOf),
      idempotency: api.use(idempotencyOf),
      openPayment: api.use(openPaymentOf),
      log: api.app.log,
    }),
  topics: orderTopics,
  live: ({ database }) => orderTopicHandlers(database),
  provides: (api) => api.provide(PAYMENT_EFFECTS, orderEffects(api.use(orderDepsOf))),
  jobs: (api) => orderJobs(api.database, api.use(orderDepsOf), { jobs: api.jobs, now: api.settings.now }),
  tables,
  personalData: {
    tables: [{ name: 'orders', table: tables.salesOrder, onDeletion: KEPT_FOR_LAW }],
  },
  retention: [{ name: 'orders that nobody tried to pay', days: 90, remove: deleteAbandoned }],
  settings: orderSettings,
});
