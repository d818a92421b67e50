import type { PlanOrderDetails } from '@aangan/shared-kit/contracts/plan-purchase';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { planOfOrder } from '../../money/entitlements/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { paymentOf } from '../../money/payments/public.ts';
import { checkoutUrl } from './initiate-plan.ts';
import { purchaseOf } from './plan-purchase.queries.ts';
import { holdsOf } from './purchase-terms.ts';

/** Source: services-and-platform, section 8 (order details fail). */
const NO_DETAILS = 'Failed to fetch order details';

/**
 * What somebody bought, by the number of their payment or order.
 * @throws CallError 404 for everything that is not theirs
 */
export async function orderDetails(
  { database, orders }: { readonly database: Database; readonly orders: Orders },
  { accountId, paymentId, at }: { readonly accountId: string; readonly paymentId: string; readonly at: Date },
): Promise<PlanOrderDetails> {
  const orderId = paymentId.startsWith('ord_') ? paymentId : (await paymentOf(database, accountId, paymentId))?.orderId;
  const purchase = orderId === undefined ? undefined : await purchaseOf(database, orderId);
  const order = purchase && (await orders.details(accountId, purchase.orderId, at));
  if (!purchase || !order) throw notFound(NO_DETAILS);
  const { terms, planId, vasIds, propertyId, claimId, upgradeOf, lineKinds, returnUrl } = purchase;
  const { code, name, seekerType } = terms;
  const bought = await planOfOrder(database, order.id);
  const { title, state, totalPaise, walletPaise, gatewayPaise, paidAt, documents } = order;
  const isPayable = state === 'open' || state === 'waiting';
  return {
    orderId: order.id,
    title,
    state,
    plan: { id: planId, code, name, seekerType },
    lines: order.lines.map(({ code: _, ...line }, index) => ({ kind: lineKinds[index] ?? 'plan', ...line })),
    totalPaise,
    walletPaise,
    gatewayPaise,
    paidAt,
    holds: { ...holdsOf(terms), until: bought?.to.getTime() ?? at.getTime() + terms.days * DAY_MS },
    refund: terms.refundText,
    documents,
    returnUrl,
    checkoutUrl: isPayable ? checkoutUrl(order.id, claimId ?? undefined) : null,
    choice: { plan: planId, vasIds, propertyId, claimId, isUpgrade: upgradeOf !== null },
  };
}
