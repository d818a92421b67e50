// What other modules may use.
export { projectLead } from './project-leads.tables.ts';
