// What other modules may use.

export { attributionOf, given } from './lead-fields.ts';
export { leadOf } from './leads.queries.ts';
export { tenantDetails } from './leads.tables.ts';
export { saveLead } from './save-lead.ts';
