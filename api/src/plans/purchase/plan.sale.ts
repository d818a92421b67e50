import type { Sale } from '../../foundation/module/public.ts';
import { NO_EFFECT } from '../../foundation/module/public.ts';
import { endPlan, grantPlan, planOfOrder } from '../../money/entitlements/public.ts';
import { changePurchase, closeOthers, holdPlan, holdSales, purchaseOf } from './plan-purchase.queries.ts';
import type { PlanPurchase } from './plan-purchase.tables.ts';
import { addVipDays } from './vip-days.ts';

/** The purpose of plans. */
export const PLAN = 'plan';

/** Plans with their add-ons. The code is that of other support services. */
export const planSale: Sale = {
  tax: { code: '998599', gstRate: 18 },
  acceptsWallet: true,

  async isOpen(transaction, { id, accountId }) {
    await holdSales(transaction, accountId);
    const purchase = await purchaseOf(transaction, id);
    if (!purchase || purchase.closedAt !== null) return false;
    return purchase.upgradeOf === null || holdPlan(transaction, purchase.upgradeOf);
  },

  async paid(transaction, { id, accountId, paise }, at) {
    const purchase = await known(purchaseOf(transaction, id));
    const { upgradeOf, terms, vipDays, addOnsPaise } = purchase;
    if (upgradeOf !== null) await endPlan(transaction, { planId: upgradeOf, why: 'upgraded', at });
    const paidPaise = Math.max(0, paise - addOnsPaise);
    await grantPlan(transaction, {
      accountId,
      orderId: id,
      terms: { ...terms, paidPaise },
      replaces: upgradeOf,
      from: at,
    });
    if (vipDays > 0) await addVipDays(transaction, { accountId, days: vipDays, at });
    await changePurchase(transaction, id, { paidAt: at });
    await closeOthers(transaction, purchase, at);
  },

  async refunded(transaction, { id, accountId }, { isWhole }, at) {
    if (!isWhole) return;
    const { vipDays } = await known(purchaseOf(transaction, id));
    const plan = await planOfOrder(transaction, id);
    if (plan) await endPlan(transaction, { planId: plan.id, why: 'refunded', at });
    if (vipDays > 0) await addVipDays(transaction, { accountId, days: -vipDays, at });
  },

  failed: NO_EFFECT,
  expired: NO_EFFECT,
};

async function known(purchase: Promise<PlanPurchase | undefined>): Promise<PlanPurchase> {
  const found = await purchase;
  if (!found) throw new Error('An order for a plan has no purchase');
  return found;
}
