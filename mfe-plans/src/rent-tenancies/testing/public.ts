// What tests of other features may use.
export { sampleLandlord } from './sample-landlord.ts';
export { sampleTenancy } from './sample-tenancy.ts';
export { SAMPLE_TERMS } from './sample-terms.ts';
