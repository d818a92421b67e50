import type { Order } from '@aangan/shared-kit/contracts/orders';
import type { OrderState } from '@aangan/shared-kit/contracts/payment-states';
import { placeOfSupply } from '@aangan/shared-kit/domain/gst';
import { GST_STATES, type GstState } from '@aangan/shared-kit/domain/gst-state';
import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import type { Transaction } from '../../foundation/database/public.ts';
import { type Api, salesOf } from '../../foundation/module/public.ts';
import { gatewayOf } from '../payments/public.ts';
import type { ClaimRow } from '../wallet/public.ts';
import { createOrder, type NewLine, type NewOrder, newLines } from './create-order.ts';
import { expireOrder } from './expire-order.ts';
import { orderAnswer } from './order-answer.ts';
import { type OrderDeps, saleOf } from './order-deps.ts';
import { SAMPLE_SELLER } from './order-settings.ts';
import { holdOrder, orderOf } from './orders.queries.ts';
import { payOrder } from './pay-order.ts';
import { type PricedOrder, pricedOrder } from './priced-order.ts';

/** What an order would cost. */
interface Quoted extends PricedOrder {
  /** Name of the state whose tax is due. */
  readonly placeOfSupply: string;
}

interface Quoting extends Pick<NewOrder, 'purpose'> {
  readonly propertyState: GstState | undefined;
  readonly lines: readonly NewLine[];
  readonly claim: ClaimRow | undefined;
}

/** Orders for modules that sell something. */
export interface Orders {
  /**
   * Makes an order, in the transaction of the module's call.
   * @returns its id, and the path of its checkout page
   * @throws CallError 429 for too many unpaid orders, 503 where payments are closed
   */
  create(transaction: Transaction, order: NewOrder): Promise<{ orderId: string; checkoutUrl: string }>;
  /** The price of an order before it is made. */
  quote(order: Quoting): Quoted;
  /** Ends an order that is not paid. */
  expire(transaction: Transaction, orderId: string, at: Date): Promise<void>;
  /**
   * Pays an order from the wallet alone, with a claim or without.
   * @throws CallError 404, 409 when the wallet does not cover all of it, 410 when its time is over
   */
  payFromWallet(
    transaction: Transaction,
    order: { readonly accountId: string; readonly orderId: string; readonly claimId: string | null },
    at: Date,
  ): Promise<OrderState>;
  /**
   * Begins a payment of an order that its buyer has not begun to pay, for a mandate: the gateway alone pays it.
   * @returns the payment's id; undefined where the order is paid, over or being paid
   */
  beginDebit(
    transaction: Transaction,
    order: { readonly accountId: string; readonly orderId: string; readonly paise: number },
    at: Date,
  ): Promise<string | undefined>;
  /** One's own order, as its checkout page shows it. */
  details(accountId: string, orderId: string, at: Date): Promise<Order | undefined>;
  /** A path of the site, or an address on one of `RETURN_HOSTS`; undefined for everything else. */
  safeReturnUrl(text: string | undefined): string | undefined;
}

export function ordersOf(api: Api): Orders {
  const deps = api.use(orderDepsOf);
  const { database } = api;
  const { siteUrl, returnHosts = [] } = api.settings;
  return {
    create: (transaction, order) => createOrder(transaction, { ...deps, siteUrl, returnHosts }, order),
    quote({ purpose, lines, claim, propertyState }) {
      const state: GstState = placeOfSupply({ propertyState, sellerState: deps.seller.state });
      const rows = newLines(lines, saleOf(deps, purpose)).map((line, position) => ({ ...line, orderId: '', position }));
      return { ...pricedOrder(rows, claim, state !== deps.seller.state), placeOfSupply: GST_STATES[state] };
    },
    async expire(transaction, orderId, at) {
      const order = await holdOrder(transaction, orderId);
      if (order) await expireOrder(transaction, deps, order, at);
    },
    async payFromWallet(transaction, { accountId, orderId, claimId }, at) {
      const choice = { method: 'upi', vpa: null, useWallet: true, claimId, gatewayPaise: 0 } as const;
      return (await payOrder(transaction, deps, { accountId, orderId, choice }, at)).state;
    },
    async beginDebit(transaction, { accountId, orderId, paise }, at) {
      if ((await holdOrder(transaction, orderId))?.state !== 'open') return undefined;
      const choice = { method: 'upi', vpa: null, useWallet: false, claimId: null, gatewayPaise: paise } as const;
      return (await payOrder(transaction, deps, { accountId, orderId, choice }, at)).paymentId ?? undefined;
    },
    async details(accountId, orderId, at) {
      const order = await orderOf(database, accountId, orderId);
      const choice = { wallet: undefined, claimId: undefined };
      return order && orderAnswer({ ...deps, database, siteUrl }, order, choice, at);
    },
    safeReturnUrl: (text) => safeReturnUrl(text, { origin: siteUrl, hosts: returnHosts }),
  };
}

export function orderDepsOf(api: Api): OrderDeps {
  return {
    sales: salesOf(api.modules),
    seller: api.settings.seller ?? SAMPLE_SELLER,
    events: api.events,
    gateway: api.use(gatewayOf),
  };
}
