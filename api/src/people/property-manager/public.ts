// What other modules may use.
export { MANAGED_PLAN } from './ports.ts';
