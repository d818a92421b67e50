import type { Plan } from '@aangan/shared-kit/contracts/plans';

/** Source: services-and-platform, section 9 (VIP plan page experiment: key and buckets a, b, c). */
export const PLAN_PAGE_EXPERIMENT = 'vip_plan_page_experiment_v5';

/** How the page shows its plans: always the same plans at the same prices. */
export interface PlanArrangement {
  /** The plan that suits most comes first, whatever its place on the shelf. */
  readonly recommendedFirst: boolean;
  /** Each price also as what it is for a month. */
  readonly monthly: boolean;
  /** The table comes before the cards. */
  readonly comparisonFirst: boolean;
}

const AS_BEFORE: PlanArrangement = { recommendedFirst: false, monthly: false, comparisonFirst: false };

/** What each bucket tries: b, whether a pointer helps to choose; c, whether comparing does. */
const BY_BUCKET: Readonly<Record<string, PlanArrangement>> = {
  a: AS_BEFORE,
  b: { recommendedFirst: true, monthly: true, comparisonFirst: false },
  c: { recommendedFirst: false, monthly: false, comparisonFirst: true },
};

export function planArrangement(bucket: string): PlanArrangement {
  return BY_BUCKET[bucket] ?? AS_BEFORE;
}

/** The plans of a shelf in the order they are shown. */
export function arranged(plans: readonly Plan[], { recommendedFirst }: PlanArrangement): readonly Plan[] {
  return recommendedFirst ? plans.toSorted((a, b) => Number(b.recommended) - Number(a.recommended)) : plans;
}

/** ₹ for 30 days, rounded, or undefined where a plan does not run longer than that. */
export function pricePerMonth({ amount, validity }: Pick<Plan, 'amount' | 'validity'>): number | undefined {
  return validity > 30 ? Math.round((amount * 30) / validity) : undefined;
}
