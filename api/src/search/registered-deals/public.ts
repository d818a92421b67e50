// What other modules may use.
export { registeredDeal } from './registered-deals.tables.ts';
export { seedRegisteredDeals } from './seed-registered-deals.ts';
