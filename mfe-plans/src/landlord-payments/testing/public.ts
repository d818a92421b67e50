// What tests of other features may use.
export { samplePayment, sampleTenant } from './sample-tenant.ts';
