export { fetchPlans } from './fetch-plans.ts';
export { PLAN_WORDS } from './plan-card.words.ts';
export { PlanCards } from './plan-cards.tsx';
export { planOffers } from './plan-offer.ts';
export { type PlanShelf, planShelf, type Shelf } from './plan-shelf.ts';
