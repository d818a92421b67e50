import { VIP_DISCOUNT_MAXIMUM, VIP_PLAN_AMOUNT_MINIMUM } from './plan-type.ts';

/** Percent of a plan's price. The documents give the maximum only; the rate is ours. */
const VIP_DISCOUNT_PERCENT = 10;

/**
 * What a VIP member saves on a plan, in paise: a tenth of its price, rounded up to the rupee, at most ₹150; nothing below
 * ₹799. Source: product-and-plans, section 9 (maximum VIP discount, minimum plan amount).
 */
export function vipDiscountPaise(planPaise: number): number {
  if (planPaise < VIP_PLAN_AMOUNT_MINIMUM * 100) return 0;
  const rupees = Math.ceil((planPaise * VIP_DISCOUNT_PERCENT) / 10_000);
  return Math.min(VIP_DISCOUNT_MAXIMUM, rupees) * 100;
}
