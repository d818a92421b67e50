// What other features may use.
export { isLeadSent, sendLegalLead } from './legal-lead.ts';
export { LegalLead } from './legal-lead-form.tsx';
