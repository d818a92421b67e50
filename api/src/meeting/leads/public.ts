// What other modules may use.

export { changeStage } from './change-stage.ts';
export { interestCounts } from './interested.queries.ts';
export { attributionOf, given } from './lead-fields.ts';
export { leadOf, renewLead } from './leads.queries.ts';
export { tenantDetails } from './leads.tables.ts';
export { saveLead } from './save-lead.ts';
