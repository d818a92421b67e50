/** The page of a person's plans. */
export const MY_PLAN_LINK = '/my-plan';

/** The page of the person who manages somebody's home or search. */
export const MY_MANAGER_LINK = '/my-property-manager';

/** The question whether to cancel a plan, with what comes back. */
export function cancelPlanLink(planId: string): string {
  return `${MY_PLAN_LINK}?${new URLSearchParams({ cancel: planId })}`;
}

/** The contacts of one plan, on the same page. */
export function planContactsLink(planId: string, page = 1): string {
  return `${MY_PLAN_LINK}?${new URLSearchParams({ plan: planId, ...(page > 1 && { page: String(page) }) })}`;
}
