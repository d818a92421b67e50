// What other modules may use.
export { tenantDetails } from './leads.tables.ts';
