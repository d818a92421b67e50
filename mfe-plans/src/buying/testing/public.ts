export { sampleMyPlan } from './sample-my-plan.ts';
export { samplePlan, sampleQuotation, sampleUpgrade } from './sample-quotation.ts';
