import type { Transaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { Sale, SoldOrder } from '../../foundation/module/public.ts';
import type { PaymentGateway } from '../payments/public.ts';
import type { Seller } from './order-settings.ts';
import type { OrderRow } from './orders.queries.ts';

/** What the steps of an order need. */
export interface OrderDeps {
  /** What all modules sell, by purpose. */
  readonly sales: ReadonlyMap<string, Sale>;
  readonly seller: Seller;
  readonly events: Pick<Events, 'emit'>;
  /** The gateway; undefined where payments are closed. */
  readonly gateway: Pick<PaymentGateway, 'name' | 'methods'> | undefined;
}

/** @throws Error for a purpose that no module declares */
export function saleOf({ sales }: Pick<OrderDeps, 'sales'>, purpose: string): Sale {
  const sale = sales.get(purpose);
  if (!sale) throw new Error(`No module declares that it sells ${purpose}.`);
  return sale;
}

/** Whether the seller still sells the order, which is locked. */
export async function isStillOpen(
  transaction: Transaction,
  deps: Pick<OrderDeps, 'sales'>,
  { id, accountId, purpose }: OrderRow,
): Promise<boolean> {
  return (await saleOf(deps, purpose).isOpen?.(transaction, { id, accountId })) ?? true;
}

/** The order as its seller sees it. @param paise its price after discounts */
export function soldOrder({ id, accountId, purpose, ref, title }: OrderRow, paise: number): SoldOrder {
  return { id, accountId, purpose, ref, title, paise };
}
