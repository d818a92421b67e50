import type { Api } from '../../foundation/module/public.ts';
import { orderDepsOf } from '../orders/public.ts';
import type { RefundDeps } from './ask-refund.ts';

/** What a refund needs. */
export function refundDepsOf(api: Api): RefundDeps {
  return { ...api.use(orderDepsOf), jobs: api.jobs };
}
