// What other modules may use.
export type { OpenCreditBureau } from './credit-settings.ts';
export { surepass } from './surepass.ts';
