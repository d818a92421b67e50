// What other features may use.
export { EstimateParts } from './estimate-parts.tsx';
export { type Estimate, type Inventory, loadEstimate, loadInventory, plannedMove } from './load-plan.ts';
export { PACKING_WORDS, PLAN_WORDS } from './move-plan.words.ts';
export { PLAN_FORM, PlanForm } from './plan-form.tsx';
export { PriceRange, rangeText } from './price-range.tsx';
export { useMovePlan } from './use-move-plan.ts';
