import type { PlanAddOn } from '@aangan/shared-kit/contracts/plan-purchase';
import { vipAddOnAllowed } from '@aangan/shared-kit/domain/plan-type';

/** Source: services-and-platform, section 9 (VIP plan page experiment: key and buckets a, b, c). */
export const VIP_EXPERIMENT = 'vip_plan_page_experiment_v5';

/** The only goal of the experiment: a plan was paid. */
export const PLAN_BOUGHT_GOAL = 'plan_bought';

/** The code of the VIP add-on. */
const VIP_CODE = 'VIP';

/** Where the VIP add-on is offered. It is never chosen in advance, and prices are the same for everybody. */
export interface VipOffer {
  readonly inDetail: boolean;
  readonly onCards: boolean;
}

const NOT_OFFERED: VipOffer = { inDetail: false, onCards: false };

/** Bucket b tests whether VIP among the add-ons is bought. Bucket c tests whether it is on the cards, too. */
const BY_BUCKET: Readonly<Record<string, VipOffer>> = {
  a: NOT_OFFERED,
  b: { inDetail: true, onCards: false },
  c: { inDetail: true, onCards: true },
};

export function vipOffer(bucket: string): VipOffer {
  return BY_BUCKET[bucket] ?? NOT_OFFERED;
}

export function isVip({ code }: Pick<PlanAddOn, 'code'>): boolean {
  return code === VIP_CODE;
}

/**
 * The add-ons that a buyer of the plan may choose.
 * @param amount ₹ of the plan
 */
export function offeredAddOns(addOns: readonly PlanAddOn[], amount: number, { inDetail }: VipOffer): PlanAddOn[] {
  return addOns.filter((addOn) => !isVip(addOn) || (inDetail && vipAddOnAllowed(amount, addOn.id)));
}
