// What other features may use.
export { ServiceLead } from './service-lead.tsx';
