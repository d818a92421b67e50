// What other features may use.
export { ServiceLead, type ServiceLeadProps } from './service-lead.tsx';
