// What other features may use.
export { accepted } from './accepted.ts';
