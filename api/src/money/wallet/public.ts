// What other modules may use.
export { grantCredit } from './credits.ts';
export { spend } from './spend.ts';
