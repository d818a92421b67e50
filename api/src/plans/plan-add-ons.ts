import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { mayAddOn } from '@aangan/shared-kit/domain/plan-cart';
import { vasCategory } from '@aangan/shared-kit/domain/plan-group';
import { badInput } from '../foundation/server/public.ts';
import { ADD_ONS, type AddOn, type VasCategory } from './catalogue/add-ons.ts';
import { planTerms } from './plan-terms.ts';

/** The add-ons of a category. */
export function addOnsOf(category: VasCategory): AddOn[] {
  return ADD_ONS.filter(({ categories }) => categories.includes(category));
}

/** The add-ons that are sold with a plan: those of its category that it does not hold, and whose least price it reaches. */
export function addOnsFor(plan: Plan): AddOn[] {
  const { services } = planTerms(plan, 0);
  return addOnsOf(vasCategory(plan.seekerType, plan)).filter(
    (addOn) =>
      mayAddOn({ id: addOn.id, isVip: addOn.id === 'vip' }, plan.amount * 100) &&
      !addOn.services.every((service) => services.includes(service)),
  );
}

/**
 * The chosen add-ons of a plan.
 * @throws CallError 400 for one that is not sold with it
 */
export function chosenAddOns(plan: Plan, ids: readonly string[]): AddOn[] {
  const sold = addOnsFor(plan);
  return ids.map((id) => {
    const addOn = sold.find((each) => each.id === id);
    if (!addOn) throw badInput('vasIds', `“${id}” is not sold with ${plan.name}.`);
    return addOn;
  });
}

/** An add-on as the calls show it. */
export function addOnAnswer({ services: _, categories: __, ...addOn }: AddOn) {
  return addOn;
}
