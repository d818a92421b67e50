import type { Plan } from '@aangan/shared-kit/contracts/plans';
import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import type { AddOn } from '../catalogue/add-ons.ts';
import { planTerms } from '../plan-terms.ts';

/** The terms of a plan with its add-ons. What was paid is known once the order is paid. */
export function purchaseTerms(plan: Plan, addOns: readonly AddOn[]): PlanTerms {
  const terms = planTerms(plan, 0);
  return {
    ...terms,
    services: [...new Set([...terms.services, ...addOns.flatMap(({ services }) => services)])],
    features: [...terms.features, ...addOns.map(({ name }) => name)],
  };
}

/** What a plan holds, as the calls show it. */
export function holdsOf({ contacts, transactionDetails, days, features }: PlanTerms) {
  return { contacts, transactionDetails, days, services: [...features] };
}
