import type { Plan } from '@aangan/shared-kit/contracts/plans';

/** Source: services-and-platform, section 9 (VIP plan page experiment: key and buckets a, b, c). */
export const PLAN_PAGE_EXPERIMENT = 'vip_plan_page_experiment_v5';

/** How the page arranges its plans. Plans and prices are always the same. */
export interface PlanArrangement {
  /** The recommended plan comes first, whatever its place on the shelf. */
  readonly recommendedFirst: boolean;
  /** Each price is also shown per month. */
  readonly monthly: boolean;
  /** The comparison table comes before the cards. */
  readonly comparisonFirst: boolean;
}

const AS_BEFORE: PlanArrangement = { recommendedFirst: false, monthly: false, comparisonFirst: false };

/** Bucket b tests whether a recommendation helps to choose. Bucket c tests whether a comparison does. */
const BY_BUCKET: Readonly<Record<string, PlanArrangement>> = {
  a: AS_BEFORE,
  b: { recommendedFirst: true, monthly: true, comparisonFirst: false },
  c: { recommendedFirst: false, monthly: false, comparisonFirst: true },
};

export function planArrangement(bucket: string): PlanArrangement {
  return BY_BUCKET[bucket] ?? AS_BEFORE;
}

/** The plans of a shelf in display order. */
export function arranged(plans: readonly Plan[], { recommendedFirst }: PlanArrangement): readonly Plan[] {
  return recommendedFirst ? plans.toSorted((a, b) => Number(b.recommended) - Number(a.recommended)) : plans;
}

/** Price in ₹ for 30 days, rounded. Undefined for a plan that runs 30 days or less. */
export function pricePerMonth({ amount, validity }: Pick<Plan, 'amount' | 'validity'>): number | undefined {
  return validity > 30 ? Math.round((amount * 30) / validity) : undefined;
}
