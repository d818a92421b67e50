import { topUpCalls } from '@aangan/shared-kit/contracts/top-up';
import { defineModule } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { ordersOf } from '../orders/public.ts';
import { topUpHandlers } from './top-up.routes.ts';
import { TOP_UP, topUpSale } from './top-up.sale.ts';

/** Sells money in the wallet. */
export const topUp = defineModule({
  name: 'money/top-up',
  calls: topUpCalls,
  handlers: (api) =>
    topUpHandlers({
      ...api.use(callDepsOf),
      idempotency: api.use(idempotencyOf),
      orders: api.use(ordersOf),
    }),
  payments: { [TOP_UP]: topUpSale },
});
