import { paymentCalls, paymentTopics } from '@aangan/shared-kit/contracts/payments';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { gatewaySettings } from './gateway-settings.ts';
import { paymentRoutes } from './open-payments.ts';
import { paymentTopicHandlers } from './payments.live.ts';
import { paymentHandlers } from './payments.routes.ts';
import * as tables from './payments.tables.ts';

/** Payments through a gateway. */
export const payments = defineModule({
  name: 'money/payments',
  calls: paymentCalls,
  handlers: (api) => paymentHandlers(api.use(callDepsOf)),
  topics: paymentTopics,
  live: ({ database }) => paymentTopicHandlers(database),
  routes: paymentRoutes,
  tables,
  personalData: {
    tables: [{ name: 'payments', table: tables.payment, onDeletion: KEPT_FOR_LAW }],
  },
  settings: gatewaySettings,
});
