// What other modules may use.

export { type BoughtPlan, boughtPlan, planUnlock } from './entitlements.tables.ts';
export { entitlementsOf, givesContacts, type PlanReader, plansInForce } from './entitlements.ts';
export { endPlan, grantPlan, planOfOrder } from './grant-plan.ts';
export { showPlanChange } from './my-plans.live.ts';
export { ownPlan as planOfPerson } from './my-plans.queries.ts';
export { PLAN_CONTACTS, PLAN_TERMS, type PlanContacts } from './ports.ts';
export { dealsOfPlans, unlockWithPlan } from './unlock-with-plan.ts';
