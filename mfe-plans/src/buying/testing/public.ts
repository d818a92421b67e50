export { samplePlan, sampleQuotation, sampleUpgrade } from './sample-quotation.ts';
