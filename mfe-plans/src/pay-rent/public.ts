// What other features may use.
export { changeHomeLink, landlordStepLink } from './pay-steps.ts';
