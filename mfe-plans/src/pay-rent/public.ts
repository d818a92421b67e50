// What other features may use.
export { DUE_KIND_WORDS } from './pay-rent.words.ts';
export { landlordStepLink } from './pay-steps.ts';
