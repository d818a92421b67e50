// What other modules may use.
export { cataloguePlans } from './plan-catalogue.ts';
export { plan } from './plans.tables.ts';
