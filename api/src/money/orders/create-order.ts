import type { PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import { placeOfSupply } from '@aangan/shared-kit/domain/gst';
import type { GstState } from '@aangan/shared-kit/domain/gst-state';
import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Sale } from '../../foundation/module/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { type OrderDeps, saleOf } from './order-deps.ts';
import { countUnpaid, type LineRow, saveOrder } from './orders.queries.ts';

/** One thing on an order. */
export interface NewLine {
  /** Text for the buyer: `Freedom plan, 25 contacts`. */
  readonly description: string;
  /** The price with GST; negative for what is taken off the line with the same claim code. */
  readonly paise: number;
  /** Code that a claim must name to lower the price, `TENANT_FREEDOM`. */
  readonly claimCode?: string;
  /** The tax of this line where it is another than the sale's: a fee of the state is untaxed. */
  readonly tax?: Sale['tax'];
}

/** An order that a module's call makes. */
export interface NewOrder {
  readonly accountId: string;
  /** A purpose that the module declares in `payments`. */
  readonly purpose: string;
  /** Given back to the sale's effects: the id of what is bought. */
  readonly ref?: string;
  /** Text for the buyer: `Freedom plan`. */
  readonly title: string;
  readonly lines: readonly NewLine[];
  /** State of the property that the service is about. */
  readonly propertyState?: GstState;
  /**
   * Where the buyer goes on, as it came in the request, or a page about the order. Other hosts than those of
   * `RETURN_HOSTS` are ignored.
   */
  readonly returnUrl?: string | ((orderId: string) => string);
  /** The ways to pay that the seller allows; all by default. */
  readonly methods?: readonly PaymentMethod[];
  readonly at: Date;
}

/** Time within which a payment of an order can begin. */
const PAYABLE_MS = 60 * 60_000;

/** Unpaid orders that one person may have at a time. */
const MOST_UNPAID = 20;

const PAYMENTS_CLOSED = 'Payments are not available right now. Please try again later.';
const TOO_MANY_UNPAID = 'You have many unpaid orders. Pay one, or try again in an hour.';

interface CreateDeps extends OrderDeps {
  readonly siteUrl: string;
  readonly returnHosts: readonly string[];
}

/**
 * Stores an order. Nothing is charged or reserved before its buyer pays on the checkout page.
 * @throws CallError 429 for too many unpaid orders, 503 where payments are closed
 */
export async function createOrder(
  transaction: Transaction,
  deps: CreateDeps,
  { accountId, purpose, ref, title, lines, propertyState, returnUrl, methods, at }: NewOrder,
): Promise<{ orderId: string; checkoutUrl: string }> {
  const sale = saleOf(deps, purpose);
  if (deps.gateway === undefined) throw new CallError(503, PAYMENTS_CLOSED);
  // Two orders made at once must not both be the last one.
  await lockAccount(transaction, accountId);
  if ((await countUnpaid(transaction, accountId, at)) >= MOST_UNPAID) throw new CallError(429, TOO_MANY_UNPAID);
  const id = newId('ord');
  await saveOrder(
    transaction,
    {
      id,
      accountId,
      purpose,
      ref: ref ?? null,
      title,
      state: 'open',
      placeOfSupply: placeOfSupply({ propertyState, sellerState: deps.seller.state }),
      returnUrl:
        safeReturnUrl(typeof returnUrl === 'function' ? returnUrl(id) : returnUrl, {
          origin: deps.siteUrl,
          hosts: deps.returnHosts,
        }) ?? '/',
      methods: methods ? [...methods] : null,
      attemptId: null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + PAYABLE_MS),
      paidAt: null,
      refundedAt: null,
    },
    newLines(lines, sale),
  );
  return { orderId: id, checkoutUrl: checkoutLink(id) };
}

/** The lines of an order, each with its own tax or that of what is sold. */
export function newLines(
  lines: readonly NewLine[],
  { tax }: Pick<Sale, 'tax'>,
): Omit<LineRow, 'orderId' | 'position'>[] {
  return lines.map(({ description, paise, claimCode, tax: own = tax }) => ({
    description,
    paise,
    claimCode: claimCode ?? null,
    taxCode: own === 'untaxed' ? null : own.code,
    gstRate: own === 'untaxed' ? 0 : own.gstRate,
  }));
}
