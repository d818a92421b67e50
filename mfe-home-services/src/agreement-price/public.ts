// What other features may use.
export { depositError, monthsError, rentError } from './asked-price.ts';
