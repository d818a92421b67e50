// What tests of other features may use.
export { sampleEstimate, sampleInventory, sampleQuotes } from './sample-inventory.ts';
