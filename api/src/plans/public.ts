// What other modules may use.
export { cataloguePlans } from './plan-catalogue.ts';
export { plan, planPrice } from './plans.tables.ts';
export { storeCatalogue } from './store-catalogue.ts';
