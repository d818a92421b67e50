export { ProjectLead, type ProjectLeadProps } from './project-lead.tsx';
