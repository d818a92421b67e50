// What other modules may use.

export { type BoughtPlan, boughtPlan, planUnlock } from './entitlements.tables.ts';
export { type Entitlements, entitlementsOf, givesContacts, plansInForce } from './entitlements.ts';
export { endPlan, grantPlan, planOfOrder } from './grant-plan.ts';
export { PLAN_TERMS } from './ports.ts';
