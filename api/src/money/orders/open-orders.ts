import type { Transaction } from '../../foundation/database/public.ts';
import { type Api, salesOf } from '../../foundation/module/public.ts';
import { gatewayOf } from '../payments/public.ts';
import { createOrder, type NewOrder } from './create-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { SAMPLE_SELLER } from './order-settings.ts';

/** Orders for modules that sell something. */
export interface Orders {
  /**
   * Makes an order, in the transaction of the module's call.
   * @returns its id, and the path of its checkout page
   * @throws CallError 429 for too many unpaid orders, 503 where payments are closed
   */
  create(transaction: Transaction, order: NewOrder): Promise<{ orderId: string; checkoutUrl: string }>;
}

export function ordersOf(api: Api): Orders {
  const deps = api.use(orderDepsOf);
  const { siteUrl, returnHosts = [] } = api.settings;
  return { create: (transaction, order) => createOrder(transaction, { ...deps, siteUrl, returnHosts }, order) };
}

export function orderDepsOf(api: Api): OrderDeps {
  return {
    sales: salesOf(api.modules),
    seller: api.settings.seller ?? SAMPLE_SELLER,
    gateway: api.use(gatewayOf),
  };
}
