import { voucherCalls } from '@aangan/shared-kit/contracts/vouchers';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { voucherHandlers } from './vouchers.routes.ts';
import * as tables from './vouchers.tables.ts';

/** Vouchers that people buy from their wallet. */
export const vouchers = defineModule({
  name: 'money/vouchers',
  calls: voucherCalls,
  handlers: (api) => voucherHandlers({ ...api.use(callDepsOf), idempotency: api.use(idempotencyOf) }),
  tables,
  personalData: {
    tables: [{ name: 'vouchers', table: tables.voucher, onDeletion: KEPT_FOR_LAW }],
  },
});
