// What other features may use.
export { useServiceLead } from './use-service-lead.ts';
