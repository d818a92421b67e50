import type { SeekerType } from './plan-type.ts';

/** Group of plans that one call initiates: `POST /api/v1/plan_payment/{group}/initiate`, or the commercial one. */
export type PlanGroup = SeekerType | 'nri' | 'cpms' | 'commercial';

interface GroupedPlan {
  readonly seekerType: SeekerType;
  readonly commercial: boolean;
  /** `standard`, `nri`, `cpms`, `plot`, `freedom`, `nbex`. */
  readonly shelf: string;
}

const GROUP_BY_SHELF: Readonly<Record<string, PlanGroup>> = { nri: 'nri', cpms: 'cpms' };

/** The group that initiates a plan. Source: product-and-plans, section 7 (plans and payment). */
export function planGroup({ seekerType, commercial, shelf }: GroupedPlan): PlanGroup {
  if (commercial) return 'commercial';
  return GROUP_BY_SHELF[shelf] ?? seekerType;
}

/**
 * The category of the value-added services that are sold with a seeker's plans.
 * Source: product-and-plans, section 7 (C_ prefix for commercial, _PLANS suffix).
 */
export function vasCategory<Seeker extends SeekerType>(
  seeker: Seeker,
  { commercial }: { readonly commercial: boolean },
): `${'' | 'C_'}${Uppercase<Seeker>}_PLANS` {
  return `${commercial ? 'C_' : ''}${seeker.toUpperCase() as Uppercase<Seeker>}_PLANS`;
}
