import type { PLAN_SEEKERS, Plan } from '@aangan/shared-kit/contracts/plans';
import { vasCategory } from '@aangan/shared-kit/domain/plan-group';

/** What somebody chose to buy. */
export interface PlanChoice {
  readonly planId: string;
  /** Ids of add-ons. */
  readonly vasIds: readonly string[];
  /** The home that an owner’s plan is for. */
  readonly propertyId: string | undefined;
  readonly isUpgrade: boolean;
}

/** The side of a plan, `OWNER_PLANS`. A person has one unpaid order on each. */
export function sideOf(plan: Pick<Plan, 'commercial'> & { seekerType: (typeof PLAN_SEEKERS)[number] }): string {
  return vasCategory(plan.seekerType, plan);
}

/** The choice as text: equal texts ask for the same. */
export function askedText({ planId, vasIds, propertyId, isUpgrade }: PlanChoice): string {
  return JSON.stringify([planId, vasIds.toSorted(), propertyId ?? null, isUpgrade]);
}
